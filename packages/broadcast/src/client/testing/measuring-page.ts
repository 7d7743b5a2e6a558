import { filmTime, readTime } from './drawn-time.ts';
import { testPage } from './page.ts';
import type { ShownTime } from './shown-time.ts';

/** A page whose camera films the time, and that reads it from what it watches. */
export const measuringPage = {
  ...testPage,
  filmTime,
  shown: [] as ShownTime[],

  /** Of the element that plays, wherever it is in the page. */
  read(index = 0) {
    this.shown = readTime(document.querySelectorAll('video')[index]!);
  },

  /** What was shown since the last time. */
  taken(): ShownTime[] {
    return this.shown.splice(0);
  },
};

Object.assign(globalThis, { testPage: measuringPage });
