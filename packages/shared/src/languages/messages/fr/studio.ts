import type { studio as en } from '../en/studio.ts';
import type { Translation } from '../translation.ts';

/** Going live: camera, microphone, encoder, and how the picture arrives. */
export const studio: Translation<typeof en> = {
  'notifications.text.showEndedHostAway':
    'Votre live « {show} » s’est terminé : votre vidéo n’arrivait plus depuis 5 minutes',
};
