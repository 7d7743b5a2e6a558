/** A text as `like` reads it: each of its characters stands for itself. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
