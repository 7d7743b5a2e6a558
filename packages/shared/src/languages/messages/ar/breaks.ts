import type { breaks as en } from '../en/breaks.ts';
import type { Translation } from '../translation.ts';

/** Breaks and surprise sets: holding one, its spots, and checking its draw. */
export const breaks: Translation<typeof en> = {
  'error.too_many_breaks': 'لديك 20 بريك بالفعل.',
  'error.too_many_breaks.next': 'اترك التالي لعرض آخر.',
  'error.break_started': 'بدأت المزايدة على خاناته.',
  'error.break_started.next': 'يمكنك إيقاف بيع الخانات، أو إلغاؤه وردّ المبالغ للجميع.',
  'error.break_over': 'انتهى هذا البريك.',
  'error.break_over.next': 'السحب علني، ألقِ نظرة عليه.',
  'error.spot_running': 'إحدى خاناته معروضة للبيع الآن.',
  'error.spot_running.next': 'انتظر حتى تُباع ثم حاول مجددًا.',
  'error.spot_unpaid': 'هناك خانة رابحة لم تُدفع بعد.',
  'error.spot_unpaid.next': 'انتظر الدفع، أو اعرضها على المزايد التالي.',
  'notifications.text.spotDrawn': 'كان نصيب «{product}»: {drawn}.',
};
