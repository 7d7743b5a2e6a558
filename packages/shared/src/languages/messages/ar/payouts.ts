import type { payouts as en } from '../en/payouts.ts';
import type { Translation } from '../translation.ts';

export const payouts: Translation<typeof en> = {
  'error.payouts_unavailable': 'الدفعات غير متاحة الآن.',
  'error.payouts_unavailable.next': 'أموالك محفوظة في رصيدك. حاول لاحقًا.',
  'error.shop_closed': 'متجرك مغلق.',
  'error.shop_closed.next': 'أعد فتحه لتسحب ما تبقّى.',
  'error.seller_not_verified': 'أثبت هويتك قبل أول دفعة.',
  'error.seller_not_verified.next': 'يستغرق الأمر خمس دقائق وصورة واحدة.',
  'error.no_bank_account': 'لا نعرف بعد إلى أين نرسل أموالك.',
  'error.no_bank_account.next': 'أضف حسابًا بنكيًا أولًا.',
  'error.payouts_paused': 'تغيّر حسابك البنكي، لذلك توقفت الدفعات.',
  'error.payouts_paused.next': 'تعود بعد ٤٨ ساعة من التغيير.',
  'error.payout_running': 'تُرسل دفعة أخرى الآن.',
  'error.payout_running.next': 'انتظر لحظة ثم حاول مجددًا.',
  'error.below_least_payout': 'لا يكفي الرصيد لدفعة بعد.',
  'error.below_least_payout.next': 'بع المزيد، أو انقله إلى محفظتك.',
  'error.not_enough_available': 'هذا أكثر مما هو جاهز.',
  'error.not_enough_available.next': 'اختر مبلغًا أقل.',
};
