/** The most that a percentage of the market’s can be: one half. */
export const mostBasisPoints = 5_000;
