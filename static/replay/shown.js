// The piles as the server drew them into a page, each card as a view writes it.

export function shownPiles(felt) {
    const written = ({ classList, dataset: { card } }) => (classList.contains("back") && card !== "--" ? `<${card}>` : card);
    const piles = [...felt.querySelectorAll(".pile")];
    return Object.fromEntries(piles.map((pile) => [pile.id, [...pile.querySelectorAll(".card")].map(written)]));
}
