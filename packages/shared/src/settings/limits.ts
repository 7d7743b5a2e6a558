export const reserveDays = { least: 1, most: 365 } as const;

export const recordingDays = { least: 1, most: 3_650, usual: 90 } as const;
