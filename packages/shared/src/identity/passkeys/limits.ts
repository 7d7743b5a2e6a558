/** Apart from the schemas, which a browser need not load to know them. */
export const passkeyLimits = { most: 20, nameMax: 60 } as const;
