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
  'notifications.text.outbid': 'زايد غيرك بمبلغ {price} على «{product}». ما زال بإمكانك الفوز به.',
  'notifications.text.won': 'فزت بـ «{product}» مقابل {price}',
  'notifications.text.orderReceived': 'طلب جديد من {buyer} بقيمة {price}. الطلب {order} جاهز للتجهيز.',
  'notifications.text.orderPaid': 'دُفع ثمن الطلب {order}. المتجر يجهّزه.',
  'notifications.text.orderPacked': 'الطلب {order} مُجهّز وجاهز للشحن',
  'notifications.text.orderShipped': 'الطلب {order} في الطريق إليك',
  'notifications.text.orderDelivered': 'وصل الطلب {order}',
  'notifications.text.orderCancelled': 'أُلغي الطلب {order}',
  'notifications.text.orderRefunded': 'أُعيد إليك {price} عن الطلب {order}',
  'notifications.text.offerReceived': 'يعرض {buyer} مبلغ {price} مقابل «{product}»',
  'notifications.text.offerAccepted': 'قُبل عرضك: «{product}» لك بسعر {price} إن اشتريته خلال ٢٤ ساعة',
  'notifications.text.offerCountered': 'عرضتَ {offered} مقابل «{product}». قدّم البائع عرضًا مقابلًا بـ {price}.',
  'notifications.text.offerCounterAccepted': 'قبِل {buyer} عرضك المقابل {price} مقابل «{product}»',
  'notifications.text.offerDeclined': 'رُفض عرضك {price} مقابل «{product}»',
  'notifications.text.offerExpired': 'انتهت مدة عرضك {price} مقابل «{product}»',
  'notifications.text.offers':
    '{count, plural, zero {لا عروض جديدة} one {عرض جديد لك} two {عرضان جديدان لك} few {# عروض جديدة لك} many {# عرضًا جديدًا لك} other {# عرض جديد لك}}',
  'notifications.text.priceDrop': 'صار سعر «{product}» {price} بعد أن كان {before}',
  'notifications.text.priceDrops':
    '{count, plural, zero {لم ينخفض سعر شيء من مفضلتك} one {انخفض سعر منتج من مفضلتك} two {انخفض سعر منتجين من مفضلتك} few {انخفض سعر # منتجات من مفضلتك} many {انخفض سعر # منتجًا من مفضلتك} other {انخفض سعر # منتج من مفضلتك}}',
  'notifications.text.backInStock': '«{product}» متوفر من جديد بسعر {price}',
  'notifications.text.backInStocks':
    '{count, plural, zero {لم يعد شيء من مفضلتك} one {عاد منتج من مفضلتك} two {عاد منتجان من مفضلتك} few {عادت # منتجات من مفضلتك} many {عاد # منتجًا من مفضلتك} other {عاد # منتج من مفضلتك}}',
  'notifications.text.showStarting': 'بدأ «{show}» من {shop}',
  'notifications.text.lotComingUp': '«{product}» هو التالي في «{show}»',
  'notifications.text.followedShopLive': '{shop} في بث مباشر: «{show}»',
  'notifications.text.payout': '{price} في الطريق إلى حسابك البنكي',
  'notifications.text.payoutFailed': 'تعذّر إرسال {price} إلى بنكك، وعاد المبلغ إلى رصيدك.',

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
