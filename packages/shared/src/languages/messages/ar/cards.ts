import type { cards as english } from '../en/cards.ts';
import type { Translation } from '../translation.ts';

export const cards: Translation<typeof english> = {
  'error.card_declined': 'لم تُقبل البطاقة.',
  'error.card_declined.next': 'جرّب بطاقة أخرى.',
  'error.insufficient_funds': 'الرصيد لا يكفي.',
  'error.insufficient_funds.next': 'جرّب بطاقة أخرى أو مبلغًا أقل.',
  'error.expired_card': 'انتهت صلاحية هذه البطاقة.',
  'error.expired_card.next': 'جرّب بطاقة أخرى.',
  'error.incorrect_cvc': 'رمز الأمان غير صحيح.',
  'error.incorrect_cvc.next': 'أدخل البطاقة من جديد.',
  'error.authentication_failed': 'لم يتمكن مصرفك من التأكد من أنك أنت.',
  'error.authentication_failed.next': 'حاول مجددًا أو استخدم بطاقة أخرى.',
  'error.authentication_required': 'مصرفك يطلب تأكيدًا منك.',
  'error.authentication_required.next': 'ادفع من جديد وأكّد لدى مصرفك.',
  'error.payments_unavailable': 'الدفع بالبطاقة لا يعمل الآن.',
  'error.payments_unavailable.next': 'لم يُخصم منك شيء. حاول بعد بضع دقائق.',
  'error.payment_processing': 'ما زالت عملية الدفع جارية.',
  'error.payment_processing.next': 'لا تدفع مرة أخرى. سنخبرك فور معرفة النتيجة.',
  'error.refund_too_much': 'هذا أكثر مما يمكن ردّه.',
  'error.refund_too_much.next': 'اختر مبلغًا أقل.',
  'error.too_many_cards': 'لا يمكنك حفظ المزيد من البطاقات.',
  'error.too_many_cards.next': 'أزل واحدة لتضيف أخرى.',
};
