/** The live document that changes whenever an offer of somebody's, or to them, does. */
export const offerNewsPath = (userId: string): string => `offers/${userId}/state/latest`;
