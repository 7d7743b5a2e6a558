import type { bidding as en } from '../en/bidding.ts';
import type { Translation } from '../translation.ts';

/** Why a bid is refused, and what to do then. */
export const bidding: Translation<typeof en> = {
  'error.own_lot': 'هذه القطعة من متجرك أنت.',
  'error.own_lot.next': 'لا يمكنك المزايدة على ما تبيعه.',
  'error.bidding_blocked': 'هذا البائع لا يقبل مزايداتك.',
  'error.bidding_blocked.next': 'هناك قطع كثيرة أخرى يمكنك المزايدة عليها.',
  'error.bidder_approval_pending': 'البائع يوافق على المزايدين أولًا.',
  'error.bidder_approval_pending.next': 'أرسلنا الطلب نيابةً عنك. حاول مجددًا بعد الموافقة.',
  'error.bidder_rejected': 'لم يوافق البائع على مشاركتك في هذه المزادات.',
  'error.bidder_rejected.next': 'يمكنك مراسلة المتجر وسؤاله عن السبب.',
  'error.over_bidder_limit': 'هذا أكثر مما يسمح لك البائع بالمزايدة به.',
  'error.over_bidder_limit.next': 'زايد بأقل، أو اطلب من المتجر رفع حدّك.',
  'error.wrong_currency': 'تُباع هذه القطعة بعملة أخرى.',
  'error.wrong_currency.next': 'أعد تحميل الصفحة ثم زايد من جديد.',
  'error.bid_too_high': 'هذا أكثر مما يمكن لأحد المزايدة به.',
  'error.bid_too_high.next': 'تأكد من عدم وجود صفر زائد في المبلغ.',
  'error.bid_address_needed': 'أضف عنوانًا قبل أن تزايد.',
  'error.bid_address_needed.next': 'نحتاج إلى معرفة أين نرسلها إذا فزت.',
  'error.bid_card_needed': 'أضف بطاقة قبل أن تزايد.',
  'error.bid_card_needed.next': 'لن يُسحب منها شيء إلا إذا فزت.',
  'error.confirm_bid': 'هذه مزايدة مرتفعة.',
  'error.confirm_bid.next': 'أكّدها لتقديمها.',
  'error.lot_not_started': 'لم تبدأ المزايدة بعد.',
  'error.lot_not_started.next': 'ابقَ هنا وسترى بدايتها.',
  'error.bid_too_late': 'وصلت مزايدتك متأخرة.',
  'error.bid_too_late.next': 'كانت المزايدة قد انتهت.',
  'error.bid_too_low': 'سبقك شخص آخر.',
  'error.bid_too_low.next': 'مزايدتك أقل من التالية الممكنة. زايد من جديد بدءًا من السعر الجديد.',
  'error.bid_stays': 'لم يعد ممكنًا سحب هذه المزايدة.',
  'error.bid_stays.next': 'لديك خمس ثوانٍ ما دام أحد لم يتجاوزها.',
};
