import type { clips as en } from '../en/clips.ts';
import type { Translation } from '../translation.ts';

/** What is cut out of shows. */
export const clips: Translation<typeof en> = {
  'clips.download': 'تنزيل',
  'clips.soldMoment': 'لحظة البيع',
  'clips.soldMomentNote':
    'من آخر المزايدات حتى إعلان الفائز. نحتفظ به إلى أن تنتهي مهلة المطالبات على هذا الطلب.',
};
