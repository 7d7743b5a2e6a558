/** The same in every palette: what things are made of. */
export const WOOD = '#C48A58';
export const DARK_WOOD = '#9C6239';
export const GOLD = '#D8A449';
export const STEEL = '#C9C4BA';
