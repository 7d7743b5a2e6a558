import type { studio as en } from '../en/studio.ts';
import type { Translation } from '../translation.ts';

/** Going live: camera, microphone, encoder, and how the picture arrives. */
export const studio: Translation<typeof en> = {
  'notifications.text.showEndedHostAway': 'انتهى عرضك «{show}» لأن الصورة غابت ٥ دقائق',
};
