import type { clips as en } from '../en/clips.ts';
import type { Translation } from '../translation.ts';

/** What is cut out of shows. */
export const clips: Translation<typeof en> = {
  'clips.download': 'Descargar',
  'clips.soldMoment': 'El momento de la venta',
  'clips.soldMomentNote':
    'Desde las últimas pujas hasta la adjudicación. Lo guardamos hasta que venza el plazo para reclamar.',
};
