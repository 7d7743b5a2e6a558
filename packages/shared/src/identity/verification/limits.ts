// Numbers and names that both sides must agree on, apart from the schemas so that the web need not bring a parser.

/** In bytes. */
export const documentLimit = 8 * 1024 * 1024;
export const legalNameLength = { min: 2, max: 120 };
export const reasonLength = { min: 10, max: 1_000 };

export const documentKinds = ['identity-front', 'identity-back', 'address', 'business'] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** Nobody can be checked without these. */
export const neededDocuments: readonly DocumentKind[] = ['identity-front'];
export const documentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
