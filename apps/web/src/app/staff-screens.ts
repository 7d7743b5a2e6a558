import type { ScreenModule } from './screen.ts';

/** The admin area's screens: a map of their own, which only those who work here load. */
export const staffFiles = import.meta.glob<ScreenModule>('../routes/admin*.tsx');
