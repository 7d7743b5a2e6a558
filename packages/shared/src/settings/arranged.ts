// Apart from the schema, so that the browser knows them without loading it.

/** Ways in which a buyer pays a shop itself: by bank transfer, or in cash or by card where they fetch what they bought. */
export const arrangedWays = ['transfer', 'pickup'] as const;
export type ArrangedWay = (typeof arrangedWays)[number];

/** How many days an operator may have an order wait for its money. */
export const arrangedDays = { least: 1, most: 30 } as const;
