/** Of one person at one shop. */
export const roomNotesLimit = { most: 50, length: 500 } as const;
