export const reserveDays = { least: 1, most: 365 } as const;

/** How long tips wait before they are their shop’s; none is at once. */
export const tipDays = { least: 0, most: 60, usual: 7 } as const;

export const recordingDays = { least: 1, most: 3_650, usual: 90 } as const;
