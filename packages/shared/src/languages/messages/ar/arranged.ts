import type { arranged as en } from '../en/arranged.ts';
import type { Translation } from '../translation.ts';

/** Paying a shop itself: by bank transfer, or where one picks up what one bought. */
export const arranged: Translation<typeof en> = {
  'arranged.byCard': 'بالبطاقة',
  'arranged.byCardOrCredit': 'بطاقة أو رصيد المحفظة',
  'arranged.howTo': 'كيف تود الدفع إلى {shop}؟',
  'arranged.way.transfer': 'تحويل بنكي',
  'arranged.way.pickup': 'عند الاستلام من المتجر',
  'arranged.wayNote.transfer': 'ستظهر لك بيانات حساب المتجر بعد إتمام الطلب.',
  'arranged.wayNote.pickup': 'تدفع حين تستلم طلبك.',
  'arranged.direct': 'يذهب هذا المبلغ إلى المتجر مباشرة، فلا يستطيع ردّه إليك سواه.',
  'arranged.cardOnly.coupon':
    'يمكن الدفع لمتجر {shop} مباشرة، لكن ليس مع قسيمة من السوق. أزلها لتختار طريقة الدفع.',
  'arranged.cardOnly.tickets': 'يمكن الدفع لمتجر {shop} مباشرة أيضًا، لكن التذاكر تُدفع بالبطاقة.',
  'arranged.creditNote': 'لا يمكن استخدام رصيد المحفظة عند الدفع للمتجر مباشرة.',
  'arranged.toShops': 'إلى المتجر مباشرة',
  'arranged.payNow': 'المطلوب الآن',
  'arranged.ordered': 'أوشك أن يصبح لك!',
  'arranged.orderedNote': 'حجز لك المتجر كل شيء، وهو ينتظر الآن أن تدفع.',
  'arranged.payShopBy': 'ادفع للمتجر قبل {when}',
  'arranged.seeHow': 'طريقة الدفع',
  'arranged.title.transfer': 'حوّل {amount} إلى {shop}',
  'arranged.title.pickup': 'ادفع {amount} إلى {shop} عند الاستلام',
  'arranged.amount': 'المبلغ',
  'arranged.payee': 'صاحب الحساب',
  'arranged.account': 'الحساب',
  'arranged.reference': 'المرجع',
  'arranged.referenceNote': 'اكتبه مع التحويل ليعرف المتجر أنه منك.',
  'arranged.words': 'من المتجر',
  'arranged.copy': 'نسخ: {what}',
  'arranged.lapsedNote': 'هل دفعت بالفعل؟ راسل المتجر.',
  'arranged.receive': 'تأكيد الدفع',
  'arranged.receiveLate': 'تأكيد الدفع المتأخر',
  'arranged.received': 'تأكّد الدفع. الطلب جاهز للتجهيز.',
  'arranged.waits': 'بانتظار {amount}',
  'arranged.waitsNote.transfer': 'بتحويل بنكي مرجعه {reference}. محجوز حتى {when}.',
  'arranged.waitsNote.pickup': 'يدفع المشتري عند الاستلام من المتجر. محجوز حتى {when}.',
  'arranged.readyNote': 'يعرف المشتري أنه جاهز ويدفع عند الاستلام. محجوز حتى {when}.',
  'arranged.selfRefund':
    'دفع لك المشتري مباشرة، فردّ إليه المبلغ بنفسك. نسجّل ذلك هنا فحسب ونعيد إليك عمولتنا.',
  'arranged.settings': 'الدفع من غير بطاقة',
  'arranged.settingsNote':
    'يدفع لك المشترون مباشرة وتؤكد أنت وصول المبلغ. نضيف عمولتنا إلى ما عليك ونقتطعها من مبيعاتك التالية بالبطاقة.',
  'arranged.take.transfer': 'قبول التحويل البنكي',
  'arranged.take.pickup': 'قبول الدفع عند الاستلام من المتجر',
  'arranged.takeNote.pickup': 'للطلبات التي يستلمها المشتري بنفسه.',
  'arranged.accountHint': 'رقم الحساب والبنك وكل ما يلزم للتحويل.',
  'arranged.wordsLabel': 'ملاحظة للمشترين',
  'arranged.wordsHint.transfer': 'تظهر لهم مع بيانات حسابك.',
  'arranged.wordsHint.pickup': 'مثلًا: نقدًا أو بالبطاقة، أيام الأسبوع بعد العاشرة.',
  'arranged.heldFor':
    '{count, plural, zero {لا تبقى القطع محجوزة.} one {تبقى القطع محجوزة يومًا واحدًا.} two {تبقى القطع محجوزة يومين.} few {تبقى القطع محجوزة # أيام.} many {تبقى القطع محجوزة # يومًا.} other {تبقى القطع محجوزة # يوم.}}',
  'arranged.save': 'حفظ',
  'arranged.saved': 'حُفظ، ويسري على الطلبات الجديدة.',

  'checkout.missing.way': 'اختر طريقة الدفع أولًا.',
  'orders.event.to-be-paid': 'تم الطلب، والدفع للمتجر مستحق',
  'orders.event.money-received': 'استلم المتجر المبلغ',
  'sold.group.to-be-paid': 'بانتظار الدفع',
  'sold.none.to-be-paid': 'لا مدفوعات معلّقة',

  'notifications.text.orderToPay': 'الطلب {order} بانتظار أن تدفع {price}',
  'notifications.text.orderToBePaid':
    'طلب {buyer} بقيمة {price} ويدفع لك مباشرة. أكّد الطلب {order} عند وصول المبلغ.',
  'notifications.text.orderMoneyAsked': 'هل وصل مبلغ {price} للطلب {order}؟ أكّد ذلك بنقرة.',
  'notifications.text.orderMoneyReceived': 'استلم المتجر {price} عن الطلب {order}',
  'notifications.text.orderToFetchAndPay': 'الطلب {order} جاهز: استلمه من {shop} وادفع {price} هناك',
  'notifications.text.orderPaidAndFetched': 'استلم {shop} منك {price} وسلّمك الطلب {order}',
  'notifications.text.orderNotPaid': 'لم يُدفع ثمن الطلب {order} في موعده، فعادت قطعه إلى البيع',

  'mail.order-transfer.subject': 'طريقة دفع ثمن الطلب {order}',
  'mail.order-transfer.text':
    '{days, plural, zero {حوّل {price} إلى {shop} اليوم واكتب {order} مرجعًا للتحويل.} one {حوّل {price} إلى {shop} خلال يوم واحد واكتب {order} مرجعًا للتحويل.} two {حوّل {price} إلى {shop} خلال يومين واكتب {order} مرجعًا للتحويل.} few {حوّل {price} إلى {shop} خلال # أيام واكتب {order} مرجعًا للتحويل.} many {حوّل {price} إلى {shop} خلال # يومًا واكتب {order} مرجعًا للتحويل.} other {حوّل {price} إلى {shop} خلال # يوم واكتب {order} مرجعًا للتحويل.}}',
  'mail.order-transfer.after': 'قطعك محجوزة لك حتى ذلك الحين.',
  'mail.order-at-pickup.subject': 'طلبك {order} لدى {shop}',
  'mail.order-at-pickup.text':
    '{days, plural, zero {يحجز لك {shop} طلبك اليوم. ادفع {price} عند استلامه من المتجر.} one {يحجز لك {shop} طلبك يومًا واحدًا. ادفع {price} عند استلامه من المتجر.} two {يحجز لك {shop} طلبك يومين. ادفع {price} عند استلامه من المتجر.} few {يحجز لك {shop} طلبك # أيام. ادفع {price} عند استلامه من المتجر.} many {يحجز لك {shop} طلبك # يومًا. ادفع {price} عند استلامه من المتجر.} other {يحجز لك {shop} طلبك # يوم. ادفع {price} عند استلامه من المتجر.}}',
  'mail.order-ready.subject': 'الطلب {order} جاهز للاستلام',
  'mail.order-ready.text': 'جهّز {shop} طلبك.',
  'mail.order-ready-unpaid.subject': 'الطلب {order} جاهز: ادفع عند استلامه',
  'mail.order-ready-unpaid.text': 'جهّز {shop} طلبك. ادفع {price} عند استلامه.',

  'error.sold_meanwhile': 'اشترى شخص آخر هذه القطع في هذه الأثناء.',
  'error.sold_meanwhile.next': 'ردّ المبلغ إلى المشتري بنفسك من فضلك.',
};
