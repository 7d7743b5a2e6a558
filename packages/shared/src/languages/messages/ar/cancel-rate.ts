import type { cancelRate as en } from '../en/cancel-rate.ts';
import type { Translation } from '../translation.ts';

/** How many orders a shop cancels, to itself, to staff and to buyers. */
export const cancelRate: Translation<typeof en> = {
  'cancelRate.title': 'الطلبات الملغاة',
  'cancelRate.counted': 'ألغيت {cancelled} من طلباتك الـ{paid} خلال {days} يومًا',
  'cancelRate.within':
    'إذا تجاوزت {percent} ظهرت النسبة في صفحة متجرك. لا تُحتسب الطلبات التي طلب المشتري إلغاءها إلا إذا تأخر شحنها.',
  'cancelRate.tooMany': 'تجاوزت {percent}، لذلك تظهر النسبة في صفحة متجرك. حدّث مخزونك لتنخفض.',
  'cancelRate.shown': 'في صفحة متجرك',
  'cancelRate.onShop': 'ألغى هذا المتجر {percent} من طلباته أو لم يشحنها خلال آخر {days} يومًا.',
  'cancelRate.column': 'الملغاة',
  'cancelRate.ofOrders': '{percent} من {count}',
  'cancelRate.limit': 'حد الطلبات الملغاة',
  'cancelRate.limitNote':
    'إذا ألغى متجر أكثر من هذه النسبة من طلباته المدفوعة خلال ٩٠ يومًا ظهر ذلك في صفحته. ولا يظهر شيء إذا قلّت طلباته عن عشرة.',
  'cancelRate.limitPercent': 'نسبة الطلبات',
  'cancelRate.limitSave': 'حفظ الحد',
  'cancelRate.limitSaved': 'حُفظ الحد',
  'people.done.cancel-limit.changed': 'تعديل حد الطلبات الملغاة',
};
