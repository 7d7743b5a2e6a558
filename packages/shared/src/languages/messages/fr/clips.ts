import type { clips as en } from '../en/clips.ts';
import type { Translation } from '../translation.ts';

/** What is cut out of shows. */
export const clips: Translation<typeof en> = {
  'clips.download': 'Télécharger',
  'clips.soldMoment': 'Le moment de la vente',
  'clips.soldMomentNote':
    'Des dernières enchères au coup de marteau. Nous la gardons jusqu’à la fin du délai de réclamation.',
};
