import type { tips as en } from '../en/tips.ts';
import type { Translation } from '../translation.ts';

/** Tips in the room of a show. */
export const tips: Translation<typeof en> = {
  'error.own_show': 'هذا عرضك أنت.',
  'error.own_show.next': 'يمكن للآخرين إكرامك هنا.',
  'error.may_not_tip': 'لا يمكنك تقديم إكرامية في هذه الغرفة الآن.',
  'error.may_not_tip.next': 'يمكنك متابعة المشاهدة.',
  'error.tip_not_given': 'لا يمكن إعادة هذه الإكرامية.',
  'error.tip_not_given.next': 'أُعيدت من قبل، أو لم تُدفع أصلًا.',
  'tip.choose': 'اختر المبلغ',
  'tip.give': 'قدّم {amount}',
  'tip.given': 'قدّمت {amount} إلى {name}. شكرًا لك!',
  'tip.howMuch': 'المبلغ',
  'tip.note': 'يرى كل من في الغرفة إكراميتك. الإكراميات ليست مشتريات ولا تشملها حماية المشتري.',
  'tip.other': 'مبلغ آخر',
  'tip.payWith': 'الدفع بواسطة',
  'tip.said': 'قدّم {amount}',
  'tip.title': 'إكرامية لـ{name}',
  'tip.wallet': 'المحفظة ({amount})',
};
