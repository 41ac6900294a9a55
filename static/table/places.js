// Where things lie: which pile a card was dropped on, which card an arrow leads to. Rectangles are
// {left, top, width, height}, as the browser measures them.

export function overlap(a, b) {
    const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
    const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
    return wide > 0 && high > 0 ? wide * high : 0;
}

const LIT_SHARE = 0.06;
const ANY_SHARE = 0.25;
const FAR_MORE = 3;

// The pile that a card was dropped on, or null. A lit pile needs only a corner of the card; any
// other a quarter of it, so that a clumsy drop is never taken for a wrong one. But a card that lies
// far more on another pile than on a lit one was not meant for its neighbour.
export function landing(card, piles) {
    const area = card.width * card.height;
    const shares = piles.map((pile) => ({ ...pile, share: overlap(card, pile.rect) / area }));
    const most = (found) => found.reduce((best, next) => (next.share > (best?.share ?? 0) ? next : best), null);
    const lit = most(shares.filter((pile) => pile.lit && pile.share >= LIT_SHARE));
    const any = most(shares.filter((pile) => pile.share >= ANY_SHARE));
    const found = lit && any && any.share > lit.share * FAR_MORE ? any : (lit ?? any);
    return found?.name ?? null;
}

const AXES = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

// The index of the rectangle that the arrow leads to, or -1. What lies straight ahead comes first.
export function nearest(from, way, rects) {
    const [dx, dy] = AXES[way];
    let best = -1;
    let least = Infinity;
    rects.forEach((rect, index) => {
        const right = middle(rect.left, rect.width) - middle(from.left, from.width);
        const down = rect.top - from.top;
        const ahead = right * dx + down * dy;
        const aside = Math.abs(right * dy) + Math.abs(down * dx);
        if (ahead < 1) return;
        const straight = dx ? aside < Math.max(from.height, rect.height) : aside < Math.max(from.width, rect.width) / 2;
        const cost = ahead + aside * (straight ? 1 : 4);
        if (cost < least) {
            least = cost;
            best = index;
        }
    });
    return best;
}

function middle(start, length) {
    return start + length / 2;
}
