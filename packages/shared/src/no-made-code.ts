import { z } from 'zod';

/** Schemas make code from text to be quicker; where a page's policy forbids that, they do without. */
export const allowNoMadeCode = (): void => {
  z.config({ jitless: true });
};
