/** A product's status; what was made on the spot in a show, and never a listing, is a choice of its own. */
export const ownProductChoices = ['draft', 'active', 'out-of-stock', 'archived', 'from-shows'] as const;
export type OwnProductChoice = (typeof ownProductChoices)[number];
