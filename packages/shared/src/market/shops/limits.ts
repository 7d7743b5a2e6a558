// Apart from the schema, so that the browser can check without loading it.
export const shopNameLength = { min: 3, max: 40 } as const;
export const shopTextLength = 4_000;
export const mostShippingDays = 60;
