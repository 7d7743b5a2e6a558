/**
 * What is tried once more in CI when it fails; the run names each that needed it, with what it had failed on, to be
 * looked into. Everything else that passes only now and then is a failure.
 */
export const triedAgain: ReadonlyArray<{ folder: string; why: string }> = [
  {
    folder: 'tour/',
    why: 'Without a graphics card Chromium at times draws nothing for a minute, over hundreds of pictures.',
  },
  {
    folder: 'journeys/',
    why: 'Three browsers, a market and its database share two cores; one pause of them all is a timeout.',
  },
];

export const isTriedAgain = (file: string): boolean =>
  triedAgain.some(({ folder }) => file.startsWith(folder));
