import type { settlement as en } from '../en/settlement.ts';
import type { Translation } from '../translation.ts';

/** What follows a win: its payment, another card, a second chance. */
export const settlement: Translation<typeof en> = {
  'settlement.declined': 'رُفضت بطاقتك',
  'settlement.declinedText': 'ادفع {price} مقابل «{product}» لتحتفظ به. المهلة: {time}.',
  'settlement.noAddress': 'إلى أين نرسلها؟',
  'settlement.noAddressText':
    'فزت بـ «{product}» مقابل {price}. أضف عنوانًا قبل {time} لتحتفظ بها، وإلا حُسبت فوزًا دون دفع.',
  'settlement.notSent': 'المتجر لا يشحن إلى عنوانك',
  'settlement.notSentText':
    'فزت بـ «{product}» مقابل {price}، لكن المتجر لا يشحن إلى عنوانك. اختر عنوانًا آخر قبل {time}. وإن لم يكن لديك غيره فلن يُحسب ذلك عليك.',
  'settlement.addAddress': 'إضافة عنوان',
  'settlement.offer': 'فرصة ثانية',
  'settlement.offerText': '«{product}» متاح من جديد. هو لك بأعلى مزايدة قدمتها، {price}. المهلة: {time}.',
  'settlement.charging': 'نخصم المبلغ من بطاقتك',
  'settlement.chargingText': 'يستغرق هذا بضع ثوانٍ. يمكنك إغلاق هذه النافذة.',
  'settlement.arranged': 'لك فور أن تدفع للمتجر',
  'settlement.arrangedText': '«{product}» محجوزة لك. ادفع للمتجر {price} مع الشحن قبل {time}.',
  'settlement.notPayable': 'لا يستطيع المتجر استلام الدفع بعد',
  'settlement.notPayableText':
    'فزت بـ «{product}» مقابل {price}. راسل المتجر، فأمامه حتى {time} ليخبرك كيف تدفع. ولن يُحسب ذلك عليك.',
  'settlement.paid': 'تم الدفع، وأصبح لك',
  'settlement.paidText': 'سيكون «{product}» في طريقه إليك قريبًا.',
  'settlement.over': 'انتهت مهلة الدفع',
  'settlement.overText': 'لم يعد بإمكانك دفع ثمن «{product}».',
  'settlement.notYours': 'لم يعد بإمكانك شراؤها',
  'settlement.suspendedText': 'عُلّق حسابك قبل أن تدفع ثمن «{product}».',
  'settlement.passedUp': 'لقد رفضت هذا العرض',
  'settlement.passedUpText': 'لم تعد «{product}» محجوزة لك، ولن يُحسب ذلك عليك.',
  'settlement.calledOff': 'لن تُباع في النهاية',
  'settlement.calledOffText': 'لن تدفع شيئًا مقابل «{product}»، ولن يُحسب ذلك عليك.',
  'settlement.undone': 'ألغى المتجر هذا البيع',
  'settlement.undoneText': 'بيعت «{product}» عن طريق الخطأ. يُردّ إليك المبلغ كاملًا، ولن يُحسب ذلك عليك.',
  'settlement.withShipping': '{total} مع الشحن والضريبة',
  'settlement.left': 'بقي {time}',
  'settlement.pay': 'ادفع {price}',
  'settlement.payFor': 'ادفع ثمن قطعتك',
  'settlement.decline': 'لا، شكرًا',
  'settlement.atCheckout': 'تغيير العنوان أو التوصيل',
  'settlement.order': 'عرض الطلب',
  'settlement.yours': 'فزت به في المزاد',
  'settlement.wonLot': 'فزت به في المزاد، القطعة {number}',

  'settlement.accept': 'بيع مقابل {price}',
  'settlement.accepted': 'بيعت مقابل {price}. الدفع جارٍ الآن.',
  'settlement.offerNext': 'اعرضها على {name} مقابل {price}',
  'settlement.offeredNext': 'عُرضت على {name}',
  'settlement.relist': 'اعرضها من جديد',
  'settlement.relisted': 'عادت إلى المزاد',
  'settlement.notSold': 'لم تُبع',
  'settlement.notPaid': 'لم يُدفع ثمنها',
  'settlement.offered': 'عُرضت على المزايد التالي',

  'notifications.text.winNotPaid': 'رُفضت بطاقتك. ادفع {price} مقابل «{product}» ببطاقة أخرى لتحتفظ به.',
  'notifications.text.winReminder': 'لا تفقد «{product}»: ادفع {price} قبل انتهاء المهلة.',
  'notifications.text.winNotSent':
    '«{product}» لك مقابل {price}، لكن المتجر لا يشحن إليك بعد. راجع عنوانك لتحتفظ بها.',
  'notifications.text.winCouponMissed':
    'لم تُطبَّق {code} على «{product}»، فتدفع السعر كاملًا. وتجد السبب في طلبك.',
  'notifications.text.winLostUnsent': 'تعذّر إرسال «{product}» إليك فانتقلت إلى غيرك. لن يُحسب ذلك عليك.',
  'notifications.text.winCalledOff': 'أُلغي بيع «{product}». لم يُخصم منك شيء ولن يُحسب ذلك عليك.',
  'notifications.text.winLost':
    'لم تدفع ثمن «{product}» في الوقت المحدد. بعد {most} مرات فوز دون دفع، على البائعين أن يوافقوا على مزايداتك، وهذه المرة رقم {count}.',
  'notifications.text.secondChance': 'فرصة ثانية: «{product}» لك مقابل {price} إن كنت ما زلت تريده.',
  'notifications.text.lotSold': 'بيع «{product}» مقابل {price}',
  'notifications.text.winnerDidNotPay': 'الفائز بـ «{product}» لم يدفع في الوقت المحدد',
  'notifications.text.lotUnsold': 'لم يُبع «{product}» وعاد إلى المخزون. يمكنك عرضه من جديد أو على مزايد آخر.',
  'notifications.text.lotBelowReserve':
    'توقفت «{product}» عند {price}، دون السعر الأدنى الذي حددته. أمامك يوم لبيعها بهذا السعر.',

  'mail.auction-won.subject': 'فزت بـ «{product}» مقابل {price}',
  'mail.auction-won.text':
    'تهانينا! الخطوة التالية هي الدفع: نخصم المبلغ من بطاقتك الافتراضية، أو نخبرك كيف تدفع للمتجر. كل مزايدة مسجلة، وهذه بصمة سجل المزايدات: {head}',
  'mail.auction-sold.subject': 'بيع «{product}» مقابل {price}',
  'mail.auction-sold.text':
    'انتهت المزايدة وفاز {buyer}. الخطوة التالية هي الدفع، وسنخبرك بالنتيجة. كل مزايدة مسجلة، وهذه بصمة سجل المزايدات: {head}',
  'mail.button.bids': 'اعرض كل المزايدات',

  'leaving.held.unpaid_win': 'ما زال ثمن فوز في مزاد قيد الدفع. انتظر حتى يُحسم الأمر.',

  'error.lot_not_to_pay': 'لم يبق ما يُدفع لهذه القطعة.',
  'error.lot_not_to_pay.next': 'إما أن ثمنها دُفع أو أن مهلة الدفع انتهت.',
  'error.lot_settled': 'تغيّر وضع هذه القطعة منذ أن فتحتها.',
  'error.lot_settled.next': 'أعد تحميل الصفحة لترى أين وصلت.',
  'error.no_runner_up': 'لا يوجد مزايد آخر لعرضها عليه.',
  'error.no_runner_up.next': 'يمكنك عرضها من جديد.',
};
