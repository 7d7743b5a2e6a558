/** Where a browser keeps what a person's live documents were, until they sign out. */
export const liveDatabase = (userId: string): string => `souk-live-${userId}`;
