import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  'bell.today': 'اليوم',
  'bell.earlier': 'قبل ذلك',
  'bell.readAll': 'تعليم الكل كمقروء',
  'bell.new': 'جديد',
  'bell.delete': 'حذف',
  'bell.deleteOf': 'حذف: {text}',
  'bell.more': 'عرض الأقدم',
  'bell.choices': 'اختر إشعاراتك',
  'bell.empty': 'لا جديد الآن',
  'bell.emptyNote': 'هنا تظهر الرسائل والمزايدات وعروض السعر والعروض المباشرة التي تتابعها.',
  'bell.failed': 'تعذّر تحميل إشعاراتك',
  'bell.failedNote': 'تعود مع عودة الاتصال.',
  'bell.notSaved': 'تعذّر الحفظ.',
  'bell.signIn': 'لا شيء هنا بعد',
  'bell.signInNote': 'سجّل الدخول لتصلك أخبار الرسائل والمزايدات والعروض المباشرة.',

  'notifications.text.message': '{name}: {line}',
  'notifications.text.messagePicture': 'أرسل إليك {name} صورة',
  'notifications.text.messageCard': 'شارك {name} شيئًا من السوق',
  'notifications.text.messages':
    '{count, plural, zero {لا رسائل من {name}} one {أرسل إليك {name} رسالة} two {أرسل إليك {name} رسالتين} few {أرسل إليك {name} # رسائل} many {أرسل إليك {name} # رسالة} other {أرسل إليك {name} # رسالة}}',
  'notifications.text.auctionBegun': 'بدأ المزاد على «{product}» من {price}',
  'notifications.text.auctionEndsInDay': 'ينتهي مزاد «{product}» بعد يوم. السعر الآن {price}.',
  'notifications.text.auctionEndsInHour': 'ينتهي مزاد «{product}» بعد ساعة. السعر الآن {price}.',
  'notifications.text.auctionEndsInTenMinutes': 'ينتهي مزاد «{product}» بعد عشر دقائق. السعر الآن {price}.',
  'notifications.text.auctionEndsInMinute': 'الدقيقة الأخيرة في مزاد «{product}»، والسعر الآن {price}',
  'notifications.text.bidderApproved': 'وافق متجر {shop} عليك. يمكنك الآن المزايدة في مزاداته.',
  'notifications.text.preBidNotWanted':
    'بدأ المزاد على «{product}» من دون مزايدتك: هذا البائع لا يقبل مزايداتك.',
  'notifications.text.preBidNotApproved':
    'بدأ المزاد على «{product}» من دون مزايدتك: لم يوافق البائع عليك بعد.',
  'notifications.text.preBidOverLimit':
    'بدأ المزاد على «{product}» من دون مزايدتك: مبلغها أعلى مما يسمح لك به البائع. ما زال بإمكانك المزايدة بأقل.',
  'notifications.text.preBidOverOwnLimit':
    'بدأ المزاد على «{product}» من دون مزايدتك: كانت ستتجاوز حد إنفاقك.',
  'notifications.text.preBidOnBreak': 'بدأ المزاد على «{product}» من دون مزايدتك: أنت في استراحة من الشراء.',
  'notifications.text.preBidNoCard':
    'بدأ المزاد على «{product}» من دون مزايدتك: لا توجد بطاقة في حسابك. أضف بطاقة وزايد من جديد.',
  'notifications.text.preBidNoAddress':
    'بدأ المزاد على «{product}» من دون مزايدتك: لا يوجد عنوان للشحن. أضف عنوانًا وزايد من جديد.',
  'notifications.text.preBidNotSent': 'بدأ المزاد على «{product}» من دون مزايدتك: الشحن إلى عنوانك غير متاح.',
  'notifications.text.preBidNotConfirmed':
    'بدأ المزاد على «{product}» من دون مزايدتك: مزايدة بهذا المبلغ تحتاج إلى تأكيدك. زايد من جديد.',
  'notifications.text.preBidNotCounted':
    'بدأ المزاد على «{product}» من دون مزايدتك: تعذّر تقديمها. ما زال بإمكانك المزايدة.',
  'notifications.text.lotTakenDown': 'سُحبت «{product}» قبل بدء المزاد، فلم تعد مزايدتك محتسبة',
  'notifications.text.lotOffList': 'أُزيلت «{product}» من قائمة «{show}»، فلم تعد مزايدتك محتسبة',
  'notifications.text.lotNotReached':
    'انتهى عرض «{show}» قبل أن يأتي دور «{product}»، فلم تعد مزايدتك محتسبة',
  'notifications.text.showCancelledForBidders': 'ألغى {shop} عرض «{show}»، فلم تعد مزايداتك على قطعه محتسبة',
  'notifications.text.lotMoved': 'تغيّر موعد بدء المزاد على «{product}». ما زالت مزايدتك محتسبة.',
  'notifications.text.lotStoppedForBidders':
    'أوقف فريقنا المزاد على «{product}» قبل انتهائه. لا أحد يفوز ولا أحد يدفع. يذكر سجل المزايدات السبب.',
  'notifications.text.showMovedForBidders':
    'تغيّر موعد عرض «{show}» من {shop}. ما زالت مزايداتك على قطعه محتسبة.',
  'notifications.text.outbid': 'زايد غيرك بمبلغ {price} على «{product}». ما زال بإمكانك الفوز به.',
  'notifications.text.won': 'فزت بـ «{product}» مقابل {price}',
  'notifications.text.paymentFailed': 'لم تكتمل عملية دفع {price} للطلب {order}، ولم يُخصم منك شيء.',
  'notifications.text.holdEnding':
    '{pieces, plural, one {قطعتك محجوزة} two {قطعتاك محجوزتان} few {قطعك الـ# محجوزة} other {قطعك الـ# محجوزة}} لك دقيقتين أخريين',
  'notifications.text.orderReceived': 'طلب جديد من {buyer} بقيمة {price}. الطلب {order} جاهز للتجهيز.',
  'notifications.text.orderPaid': 'دُفع ثمن الطلب {order}. المتجر يجهّزه.',
  'notifications.text.ticketsBought': 'تذاكرك لفعالية {event} جاهزة. الطلب {order}.',
  'notifications.text.ticketsSold': 'اشترى {buyer} تذاكر لفعالية {event} بمبلغ {price}. الطلب {order}.',
  'notifications.text.eventCancelled': 'أُلغيت فعالية {event}، والمبلغ {price} في طريقه إليك.',
  'notifications.text.freeEventCancelled': 'أُلغيت فعالية {event}',
  'notifications.text.eventMoved':
    'تغيّر موعد فعالية {event}. إن لم يناسبك فاطلب استرداد المبلغ من صفحة طلبك.',
  'notifications.text.eventRelocated':
    'تغيّر مكان فعالية {event} أو رابطها، وتجد الجديد في طلبك. إن لم يناسبك فاطلب استرداد المبلغ من هناك.',
  'notifications.text.orderPacked': 'الطلب {order} مُجهّز وجاهز للشحن',
  'notifications.text.orderToFetch': 'الطلب {order} جاهز، ويمكنك استلامه من {shop}',
  'notifications.text.orderFetched':
    'يقول {shop} إنك استلمت الطلب {order}. لم تستلمه؟ أبلغ عن مشكلة من صفحة طلبك.',
  'notifications.text.orderShipped': 'الطلب {order} في الطريق إليك',
  'notifications.text.orderJoined':
    'يُشحن الطلب {order} مع طلب آخر لك في طرد واحد. سنردّ إليك ما وفّرته من الشحن.',
  'notifications.text.orderPartShipped': 'جزء من الطلب {order} في الطريق إليك',
  'notifications.text.orderTracking': 'للطلب {order} رقم تتبّع جديد',
  'notifications.text.orderDelivered': 'وصل الطلب {order}',
  'notifications.text.orderCancelled': 'أُلغي الطلب {order}',
  'notifications.text.orderCancelAsked': 'يرغب {buyer} في إلغاء الطلب {order}',
  'notifications.text.orderCancelDeclined': 'لا يمكن للمتجر إلغاء الطلب {order}: بدأ تجهيزه بالفعل',
  'notifications.text.orderRefunded': 'أُعيد إليك {price} عن الطلب {order}',
  'notifications.text.refundKept': 'أصبح مبلغ {price} عن الطلب {order} في محفظتك كما طلبت',
  'notifications.text.refundByShop':
    'يردّ إليك {shop} مبلغ {price} عن الطلب {order}. دفعت للمتجر مباشرة، فالمبلغ يأتيك منه.',
  'notifications.text.refundOwed': 'أعِد {price} إلى {buyer} عن الطلب {order}، فقد دفع لك مباشرة.',
  'notifications.text.refundInWallet':
    'تعذّرت إعادة {price} عن الطلب {order} إلى بطاقتك، فأصبح المبلغ في محفظتك.',
  'notifications.text.moneyInWallet': 'تعذّرت إعادة {price} إلى بطاقتك، فأصبح المبلغ في محفظتك.',
  'notifications.text.problemReported':
    'يقول {buyer} إن هناك مشكلة في الطلب {order}. يُرجى الرد خلال ٤٨ ساعة.',
  'notifications.text.returnAsked': 'يرغب {buyer} في إرجاع الطلب {order}. يُرجى الرد خلال ٤٨ ساعة.',
  'notifications.text.disputeSaid': 'هناك جديد بشأن المشكلة في الطلب {order}',
  'notifications.text.disputeOffer': 'يعرض عليك المتجر استرداد {price} من الطلب {order}',
  'notifications.text.returnAgreed': 'قُبل إرجاع الطلب {order}. أرسِله إلى المتجر.',
  'notifications.text.disputeWithStaff': 'فريقنا ينظر في الطلب {order} وسيتخذ القرار',
  'notifications.text.returnSent': 'الطلب {order} في طريقه عائدًا إليك',
  'notifications.text.disputeSettled': 'تمت تسوية المشكلة في الطلب {order}',
  'notifications.text.disputeDecided': 'أصدر فريقنا قراره بشأن الطلب {order}',
  'notifications.text.chargebackOpened':
    'استعاد بنك المشتري {price} من الطلب {order}. أرباحك معلّقة حتى يقرر.',
  'notifications.text.chargebackWon': 'قرر البنك لصالحك: {price} من الطلب {order} لك من جديد',
  'notifications.text.chargebackLost': 'قرر البنك لصالح المشتري: أُعيد {price} من الطلب {order}',
  'notifications.text.evidenceRefused':
    'لم يقبل البنك أدلّتك بشأن الطلب {order}. يبقى {price} محجوزًا إلى أن يقرّر.',
  'notifications.text.topUpChargedBack': 'استعاد بنكك {price} من رصيد شحنته. هذا الرصيد محجوز إلى أن يقرّر.',
  'notifications.text.topUpChargeWon': 'أقرّ بنكك شحن رصيدك بقيمة {price}. الرصيد لك من جديد.',
  'notifications.text.topUpChargeLost':
    'احتفظ بنكك بمبلغ {price} الذي شحنت به رصيدك، فلم يعد هذا الرصيد لديك',
  'notifications.text.creditChargedBack':
    'سحب بنكك دفعة. المبلغ {price} المستردّ إلى محفظتك محجوز إلى أن يقرّر.',
  'notifications.text.creditChargeWon': 'أقرّ بنكك الدفعة. المبلغ {price} المستردّ إلى محفظتك لك من جديد.',
  'notifications.text.creditChargeLost':
    'أعاد بنكك الدفعة إليك، فلم يعد المبلغ {price} المستردّ إلى محفظتك لديك',
  'notifications.text.orderByStaff': 'تدخّل فريقنا في الطلب {order}. ألقِ نظرة.',
  'notifications.text.reserveKept': 'يُحتجز {price} من الطلب {order} حتى {day} تحسّبًا لأي اعتراض على الدفع',
  'notifications.text.offerReceived': 'عرض {buyer} مبلغ {price} مقابل «{product}»',
  'notifications.text.offerAccepted': 'قُبل عرضك: «{product}» لك بسعر {price} إن اشتريته خلال ٢٤ ساعة',
  'notifications.text.offerCountered': 'عرضتَ {offered} مقابل «{product}». قدّم البائع عرضًا مقابلًا بـ {price}.',
  'notifications.text.offerCounterAccepted': 'قبِل {buyer} عرضك المقابل بقيمة {price} على «{product}»',
  'notifications.text.offerDeclined': 'رُفض عرضك بقيمة {price} على «{product}»',
  'notifications.text.offerExpired': 'انتهت مدة عرضك بقيمة {price} على «{product}»',
  'notifications.text.offers':
    '{count, plural, zero {لا عروض سعر جديدة} one {عرض سعر جديد لك} two {عرضا سعر جديدان لك} few {# عروض سعر جديدة لك} many {# عرض سعر جديدًا لك} other {# عرض سعر جديد لك}}',
  'notifications.text.priceDrop': 'أصبح سعر «{product}» {price} بعد أن كان {before}',
  'notifications.text.priceDrops':
    '{count, plural, zero {لم ينخفض سعر شيء من مفضلتك} one {انخفض سعر منتج من مفضلتك} two {انخفض سعر منتجين من مفضلتك} few {انخفض سعر # منتجات من مفضلتك} many {انخفض سعر # منتجًا من مفضلتك} other {انخفض سعر # منتج من مفضلتك}}',
  'notifications.text.backInStock': 'أصبح «{product}» متوفرًا من جديد بسعر {price}',
  'notifications.text.backInStocks':
    '{count, plural, zero {لم يعد شيء من مفضلتك} one {عاد منتج من مفضلتك} two {عاد منتجان من مفضلتك} few {عادت # منتجات من مفضلتك} many {عاد # منتجًا من مفضلتك} other {عاد # منتج من مفضلتك}}',
  'notifications.text.showStarting': 'يبدأ الآن عرض «{show}» من {shop}',
  'notifications.text.showTomorrow': 'يبدأ عرض «{show}» من {shop} غدًا',
  'notifications.text.showSoon': 'يبدأ عرض «{show}» من {shop} بعد ١٠ دقائق',
  'notifications.text.showMoved': 'تغيّر موعد عرض «{show}» من {shop}',
  'notifications.text.showCancelled': 'ألغى {shop} عرض «{show}»',
  'notifications.text.lotComingUp': 'اقترب دور «{product}» في «{show}»',
  'notifications.text.followedShopLive': 'بدأ {shop} البث المباشر: «{show}»',
  'notifications.text.payout': '{price} في الطريق إلى حسابك البنكي',
  'notifications.text.payoutFailed': 'تعذّر إرسال {price} إلى بنكك، وعاد المبلغ إلى رصيدك.',
  'notifications.text.payoutFailedForNow':
    'تعذّر إرسال {price} إلى بنكك. عاد المبلغ إلى رصيدك وسنحاول مجددًا في {day}.',
  'notifications.text.payoutWaits': 'تنتظر دفعتك المجدولة دفعة أخرى قيد الإرسال. سنرسل الباقي في {day}.',
  'notifications.text.payoutDetails': 'يحتاج مزوّد الدفع إلى التحقق من هويتك قبل أن يدفع لك',
  'notifications.text.debtBooked': 'وصلت إلى السوق دفعتك {price}',
  'notifications.text.debtUnbooked': 'سُجّلت دفعتك {price} إلى السوق خطأً، وأُلغيت',

  'quiet.title': 'ساعات الهدوء',
  'quiet.note':
    'في هذه الساعات لا يصلك إلا ما لا ينتظر: زايد عليك غيرك، أو فزت، أو بدأ عرض أو قطعة طلبت التذكير بها. وما عدا ذلك ينتظر في الجرس ويصلك عند انتهائها.',
  'quiet.on': 'تفعيل ساعات الهدوء',
  'quiet.from': 'من',
  'quiet.to': 'إلى',
  'quiet.zone': 'حسب منطقتك الزمنية: {zone}',
  'quiet.same': 'اختر وقتين مختلفين',
  'quiet.now': 'هدوء حتى {time}',

  'push.title': 'الإشعارات على هذا الجهاز',
  'push.note': 'تصلك هنا حتى حين يكون السوق مغلقًا. اختر في الأعلى ما يصلك.',
  'push.turnOn': 'تشغيل',
  'push.turnOff': 'إيقاف',
  'push.isOn': 'تصل الإشعارات إلى هذا الجهاز',
  'push.denied': 'متصفحك يحظر إشعارات السوق',
  'push.deniedHelp':
    'اضغط الرمز بجانب العنوان واسمح بالإشعارات ثم أعد تحميل الصفحة. على الهاتف ابحث عن هذا الموقع في إعدادات المتصفح.',
  'push.unsupported': 'هذا المتصفح لا يدعم الإشعارات الفورية',
  'push.unsupportedNote':
    'على iPhone أو iPad أضف السوق إلى الشاشة الرئيسية وافتحه منها. والنوافذ الخاصة لا تدعمها أيضًا.',
  'push.failed': 'تعذّر تشغيل الإشعارات.',
  'push.failedNote': 'لم يصل المتصفح إلى خدمة الإشعارات. حاول مجددًا بعد قليل.',
};
