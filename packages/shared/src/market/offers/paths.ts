/** The live document that changes with every offer that this person makes or gets. */
export const offerNewsPath = (userId: string): string => `offers/${userId}/state/latest`;
