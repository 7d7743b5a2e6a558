import type { settlement as en } from '../en/settlement.ts';
import type { Translation } from '../translation.ts';

/** What follows a win: its payment, another card, a second chance. */
export const settlement: Translation<typeof en> = {
  'notifications.text.winNotPaid': 'رُفضت بطاقتك. ادفع {price} مقابل «{product}» ببطاقة أخرى لتحتفظ به.',
  'notifications.text.winReminder': 'لا تفقد «{product}»: ادفع {price} قبل انتهاء المهلة.',
  'notifications.text.winLost':
    'لم تدفع ثمن «{product}» في الوقت المحدد. بعد {most} مرات فوز دون دفع، على البائعين أن يوافقوا على مزايداتك، وهذه المرة رقم {count}.',
  'notifications.text.secondChance': 'فرصة ثانية: «{product}» لك مقابل {price} إن كنت ما زلت تريده.',
  'notifications.text.lotSold': 'بيع «{product}» مقابل {price}',
  'notifications.text.winnerDidNotPay': 'الفائز بـ «{product}» لم يدفع في الوقت المحدد.',
  'notifications.text.lotUnsold':
    'لم يُبع «{product}» وعاد إلى المخزون. يمكنك عرضه من جديد أو سؤال مزايد آخر.',

  'mail.auction-won.subject': 'فزت بـ «{product}» مقابل {price}',
  'mail.auction-won.text':
    'تهانينا! نخصم المبلغ الآن من بطاقتك الأساسية، وسيصلك الإيصال بعدها. كل مزايدة مسجلة، وهذه بصمة سجل المزايدات: {head}',
  'mail.auction-sold.subject': 'بيع «{product}» مقابل {price}',
  'mail.auction-sold.text':
    'انتهت المزايدة وفاز {buyer}. نخصم المبلغ منه الآن. كل مزايدة مسجلة، وهذه بصمة سجل المزايدات: {head}',
  'mail.button.bids': 'اعرض كل المزايدات',

  'leaving.held.unpaid_win': 'ما زال ثمن فوز في مزاد قيد الدفع. انتظر حتى يُحسم الأمر.',

  'error.lot_not_to_pay': 'لم يبق ما يُدفع لهذه القطعة.',
  'error.lot_not_to_pay.next': 'إما أنها دُفعت أو انتهت مهلتها.',
  'error.lot_settled': 'تغيّر وضع هذه القطعة.',
  'error.lot_settled.next': 'أعد تحميل الصفحة لترى أين وصلت.',
  'error.no_runner_up': 'لا يوجد مزايد آخر تسأله.',
  'error.no_runner_up.next': 'يمكنك عرضها من جديد.',
};
