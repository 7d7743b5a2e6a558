import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import type { LiveDeclaration } from '../../../platform/live/index.ts';
import { dbOf } from '../../../platform/live/index.ts';
import { findShow, isHostOf } from '../shows/index.ts';

/** What only who leads a show is told. */
export const hostingLive: readonly LiveDeclaration[] = [
  {
    path: 'rooms/{showId}/hosting',
    read: async ({ who, params, db }) => {
      const id = params.showId ?? '';
      const show = who && isCanonicalId(id) ? await findShow(dbOf(db), id as ShowId) : null;
      return show !== null && who !== null && isHostOf(who.actor, show);
    },
  },
];
