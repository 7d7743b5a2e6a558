import type { LaunchOptions, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import config, { noPictures } from './playwright.config.ts';

/** For journeys that are about pictures; the others fetch none, and the tour looks at those of every page. */
export const withPictures: Pick<PlaywrightWorkerOptions, 'launchOptions'> = {
  launchOptions: config.use?.launchOptions ?? {},
};

export const goesWithoutPictures = ({ args }: LaunchOptions): boolean => args?.includes(noPictures) ?? false;

/** For journeys in which something moves or plays by itself; the others are walked as by people who want little motion. */
export const withMotion: Pick<PlaywrightTestOptions, 'contextOptions'> = {
  contextOptions: { reducedMotion: 'no-preference' },
};
