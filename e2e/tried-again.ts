/** What is tried once more in CI when it fails. Everything else that passes only now and then is a failure. */
export const triedAgain: ReadonlyArray<{ file: string; why: string }> = [
  {
    file: 'tour/tour.spec.ts',
    why: 'Without a graphics card Chromium at times draws nothing for a minute, over hundreds of pictures.',
  },
];

export const isTriedAgain = (file: string): boolean => triedAgain.some((named) => named.file === file);
