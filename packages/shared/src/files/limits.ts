// Numbers of files that both sides must agree on (product §6), in bytes unless said otherwise.

/** Larger files are sent in parts. */
export const oneRequestBytes = 262_144;
/** Parts double from the first size to the last. */
export const chunkBytes = { first: 262_144, last: 32 * 1024 * 1024 } as const;
/** How long one operation, and a whole upload, is tried again. */
export const retryMs = { operation: 120_000, upload: 600_000 } as const;
export const unfinishedHours = 24;
/** A finished file that nothing shows is taken away after that long. */
export const unusedHours = 24;
export const signedUrlSeconds = 600;
/** The longest a look at a file may hang until its state changes. */
export const longestWaitSeconds = 20;

/** In characters. */
export const fileNameLength = { min: 1, max: 200 } as const;
export const altLength = { max: 300 } as const;
export const customLimits = { keys: 20, key: 40, value: 200 } as const;
