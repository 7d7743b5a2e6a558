// Numbers that both sides must agree on.
export const passwordLength = { min: 8, max: 128 };
export const nameLength = { min: 1, max: 80 };
export const handleLength = { min: 3, max: 30 };
export const bioLength = { max: 500 };
export const cityLength = { max: 80 };
export const linkLength = { label: 40, url: 200 };
export const linksPerProfile = 5;
/** In bytes; the side of the square it becomes, in pixels. */
export const profilePicture = { bytes: 262_144, side: 960 } as const;
export const titleLength = { min: 3, max: 80 };
export const searchLength = { max: 120 };
export const cursorPage = { default: 24, max: 60 };
/** Products that are asked for by their ids. */
export const cardsAtOnce = 24;
export const tablePage = { choices: [25, 50, 100], default: 25 } as const;
export const imageWidths = [160, 320, 480, 640, 960, 1440, 2048] as const;
export const imageFormats = ['avif', 'webp'] as const;
