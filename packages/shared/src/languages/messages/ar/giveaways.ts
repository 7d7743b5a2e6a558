import type { giveaways as en } from '../en/giveaways.ts';
import type { Translation } from '../translation.ts';

/** Giveaways of shows: entering one, holding one, and checking its draw. */
export const giveaways: Translation<typeof en> = {
  'error.giveaway_not_open': 'لم يُفتح هذا السحب بعد.',
  'error.giveaway_not_open.next': 'ابقَ في الغرفة: يمكنك المشاركة فور فتحه.',
  'error.giveaway_over': 'أُغلق باب المشاركة.',
  'error.giveaway_over.next': 'السحب معلن للجميع. اطّلع على الفائز.',
  'error.own_giveaway': 'أنت ممن يديرون هذا العرض، لذا لا يمكنك المشاركة.',
  'error.own_giveaway.next': 'السحوبات لمن يشاهدون العرض.',
  'error.giveaway_blocked': 'هذا البائع لا يقبل مشاركتك.',
  'error.giveaway_blocked.next': 'هناك عروض كثيرة أخرى يمكنك الانضمام إليها.',
  'error.followers_only': 'هذا السحب للمتابعين فقط.',
  'error.followers_only.next': 'تابع المتجر ثم شارك.',
  'error.buyers_only': 'هذا السحب لمن اشتروا في هذا العرض.',
  'error.buyers_only.next': 'اشترِ شيئًا هنا أولًا ثم شارك.',
  'error.giveaway_started': 'بدأ هذا السحب بالفعل.',
  'error.giveaway_started.next': 'لا يمكن لأحد تغييره أو إيقافه الآن. سيُجرى تلقائيًا.',
  'error.giveaway_running': 'ما زال سحب آخر مفتوحًا.',
  'error.giveaway_running.next': 'ابدأ هذا السحب بعد انتهائه.',
  'error.nothing_to_give': 'لم يبقَ من هذا المنتج ما يُهدى.',
  'error.nothing_to_give.next': 'أضف مخزونًا إلى المنتج أو اختر غيره.',
  'error.too_many_giveaways': 'بلغت ٥٠ سحبًا.',
  'error.too_many_giveaways.next': 'احتفظ بالتالي لعرض آخر.',
  'leaving.held.giveaway_open': 'لمتجرك سحب مفتوح، أو لم يحصل الفائز على طلبه بعد.',
  'notifications.text.giveawayWon': 'فزت بـ«{product}» في سحب!',
  'notifications.text.giveawayAddress': 'إلى أين نرسل «{product}»؟ أضف عنوانًا يشحن إليه المتجر ليصبح لك.',
  'notifications.text.giveawayLapsed':
    'لم يقدّم الفائز بـ«{product}» عنوانًا في الوقت المحدد. عادت القطعة إلى مخزونك.',
};
