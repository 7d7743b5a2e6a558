/** Of one file, its heading not counted. */
export const mostRows = 100_000;
/** Of one row, in characters: longer ones are a quote that was never closed. */
export const longestRow = 1_000_000;
/** Of one cell, in characters; a description may hold as much markup. What is longer is cut and refused. */
export const longestCell = 100_000;
/** Of one product: variants and pictures beyond our limits, and far beyond. */
export const mostLines = 2_000;
export const longestAddress = 2_000;
/** Days that the rows of a file are kept to be looked at again. */
export const rowDays = 30;
