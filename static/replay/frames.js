// The tables of a game, fetched a piece at a time: what a piece tells is the piles that changed.

// `get(from)` promises a piece, {from, frames}. Returns how to have a table, and how to have the
// next ones at hand before they are wanted.
export function framesOf(get) {
    const known = new Map();
    const coming = new Map();

    async function fetched(from) {
        const piece = await get(from);
        let piles = {};
        piece.frames.forEach((frame, place) => {
            piles = { ...piles, ...frame.piles };
            known.set(piece.from + place, { ...frame, piles });
        });
        return piece.frames.length;
    }

    function piece(from) {
        if (!coming.has(from)) {
            const asked = fetched(from);
            asked.catch(() => coming.delete(from));
            coming.set(from, asked);
        }
        return coming.get(from);
    }

    const SIZE = 64;
    const start = (number) => number - (number % SIZE);

    return {
        at: (number) => known.get(number),
        // Promises the table of that number; fails where it cannot be had.
        async come(number) {
            await piece(start(number));
            return known.get(number);
        },
        // Fetches what comes next, where the end of what is known is near.
        ahead(number, count) {
            const next = start(number) + SIZE;
            if (number + SIZE / 2 >= next && next <= count) piece(next).catch(() => {});
        },
    };
}
