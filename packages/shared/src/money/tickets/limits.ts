export const entriesAtOnce = 200;
