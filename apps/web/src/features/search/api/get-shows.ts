import type { ShowPage } from '@souk/shared/shows/schema.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

/** Every show: those on air first, then those to come, then replays. */
export const getShows = () => pagesOf<ShowPage>(['shows', 'all'], '/shows');
