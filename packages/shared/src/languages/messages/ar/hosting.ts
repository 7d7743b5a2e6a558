import type { hosting as en } from '../en/hosting.ts';
import type { Translation } from '../translation.ts';

/** A show as its host leads it. */
export const hosting: Translation<typeof en> = {
  'error.show_not_live': 'هذا العرض ليس مباشرًا الآن.',
  'error.show_not_live.next': 'لا تُعرض القطع إلا والعرض مباشر.',
  'error.lot_running': 'ما زالت قطعة قيد المزايدة.',
  'error.lot_running.next': 'انتظر انتهاءها أو أوقفها أولًا.',
  'error.lot_not_waiting': 'هذه القطعة لم تعد في الانتظار.',
  'error.lot_not_waiting.next': 'راجع القائمة مجددًا.',
  'error.lot_sold_out': 'لم يبق منها ما يُباع.',
  'error.lot_sold_out.next': 'أضف مخزونًا إلى المنتج أو اختر قطعة أخرى.',
  'error.product_running': 'هذا المنتج معروض في المزاد الآن.',
  'error.product_running.next': 'انتظر حتى ينتهي ذلك المزاد.',
  'error.show_not_waiting': 'لم يعد ممكنًا بدء هذا العرض.',
  'error.show_not_waiting.next': 'لقد بُثّ من قبل أو أُلغي.',
  'error.shop_not_open': 'متجرك ليس مفتوحًا.',
  'error.shop_not_open.next': 'افتحه قبل أن تبدأ العرض.',
  'error.lot_not_running': 'انتهت المزايدة على هذه القطعة.',
  'error.lot_not_running.next': 'أُغلقت قبل لحظة.',
  'error.lot_secret_end': 'تنتهي هذه القطعة في لحظة سرية.',
  'error.lot_secret_end.next': 'يمكنك إغلاقها أو إيقافها، لا تغيير وقتها.',
};
