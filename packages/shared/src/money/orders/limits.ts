export const orderWordLength = { note: 500, tracking: 60, carrier: 40 } as const;
