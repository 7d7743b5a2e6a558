// Numbers that both sides must agree on.
export const passwordLength = { min: 8, max: 128 };
export const nameLength = { min: 1, max: 80 };
export const titleLength = { min: 3, max: 80 };
export const searchLength = { max: 120 };
export const cursorPage = { default: 24, max: 60 };
export const tablePage = { choices: [25, 50, 100], default: 25 } as const;
export const imageWidths = [160, 320, 480, 640, 960, 1440, 2048] as const;
export const imageFormats = ['avif', 'webp'] as const;
