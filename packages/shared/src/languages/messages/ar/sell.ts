import type { sell as en } from '../en/sell.ts';
import type { Translation } from '../translation.ts';

/** The seller's own side of the market. */
export const sell: Translation<typeof en> = {
  'sell.nav': 'متجرك',
  'sell.home': 'الرئيسية',
  'sell.orders': 'الطلبات',
  'sell.money': 'المال',
  'sell.seeShop': 'عرض متجرك',
  'sell.more': 'المزيد',
  'sell.hello.morning': 'صباح الخير يا {name}',
  'sell.hello.afternoon': 'طاب يومك يا {name}',
  'sell.hello.evening': 'مساء الخير يا {name}',
  'sell.toDo': 'المهام',
  'sell.waiting': '{count, plural, one {مهمة واحدة} two {مهمتان} few {# مهام} other {# مهمة}}',
  'sell.caughtUp': 'أنجزت كل شيء. ستظهر هنا الطلبات وعروض السعر والرسائل الجديدة.',
  'sell.task.problems':
    '{count, plural, one {طلب ينتظر ردّك} two {طلبان ينتظران ردّك} few {# طلبات تنتظر ردّك} many {# طلبًا ينتظر ردّك} other {# طلب ينتظر ردّك}}',
  'sell.task.toPack':
    '{count, plural, one {جهّز طلبًا واحدًا} two {جهّز طلبين} few {جهّز # طلبات} many {جهّز # طلبًا} other {جهّز # طلب}}',
  'sell.task.toShip':
    '{count, plural, one {اشحن طلبًا واحدًا} two {اشحن طلبين} few {اشحن # طلبات} many {اشحن # طلبًا} other {اشحن # طلب}}',
  'sell.task.offers':
    '{count, plural, one {ردّ على عرض سعر} two {ردّ على عرضي سعر} few {ردّ على # عروض سعر} other {ردّ على # عرض سعر}}',
  'sell.task.questions':
    '{count, plural, one {سؤال ينتظر جوابك} two {سؤالان ينتظران جوابك} few {# أسئلة تنتظر جوابك} other {# سؤالًا ينتظر جوابك}}',
  'sell.task.messages':
    '{count, plural, one {محادثة غير مقروءة} two {محادثتان غير مقروءتين} few {# محادثات غير مقروءة} other {# محادثة غير مقروءة}}',
  'sell.task.reviews':
    '{count, plural, one {تقييم بلا رد} two {تقييمان بلا رد} few {# تقييمات بلا رد} other {# تقييمًا بلا رد}}',
  'sell.task.drafts':
    '{count, plural, one {أضف صورًا إلى مسودة} two {أضف صورًا إلى مسودتين} few {أضف صورًا إلى # مسودات} other {أضف صورًا إلى # مسودة}}',
  'sell.taskNote.problems': 'طلب المشتري الإلغاء أو أبلغ عن مشكلة',
  'sell.taskNote.toPack': 'مدفوعة وتنتظرك',
  'sell.taskNote.toShip': 'مجهّزة وتنتظر الشحن',
  'sell.taskNote.due':
    '{count, plural, zero {لا شيء يُشحن اليوم} one {طلب واحد يجب شحنه اليوم} two {طلبان يجب شحنهما اليوم} few {# طلبات يجب شحنها اليوم} many {# طلبًا يجب شحنها اليوم} other {# طلب يجب شحنها اليوم}}',
  'sell.taskNote.offers': 'تنتهي إن لم تردّ',
  'sell.taskNote.questions': 'مشترون يسألون عن منتجاتك',
  'sell.taskNote.messages': 'الرد السريع يبيع',
  'sell.taskNote.reviews': 'كلمة شكر تُسعد صاحبها',
  'sell.taskNote.drafts': 'لا تُعرض للبيع بلا صورة',
  'sell.taskGo.problems': 'ردّ',
  'sell.taskGo.toPack': 'جهّز الآن',
  'sell.taskGo.toShip': 'اشحن الآن',
  'sell.taskGo.offers': 'فتح عروض السعر',
  'sell.taskGo.questions': 'أجب',
  'sell.taskGo.messages': 'اقرأ',
  'sell.taskGo.reviews': 'رد',
  'sell.taskGo.drafts': 'أضف صورًا',
  'sell.sales': 'المبيعات',
  'sell.span': 'المدة',
  'sell.spans.7': '٧ أيام',
  'sell.spans.30': '٣٠ يومًا',
  'sell.spans.90': '٩٠ يومًا',
  'sell.salesByDay': 'المبيعات حسب اليوم',
  'sell.today': 'اليوم',
  'sell.against':
    '{count, plural, one {مقارنة باليوم السابق} two {مقارنة باليومين السابقين} few {مقارنة بالأيام الـ# السابقة} other {مقارنة بالأيام الـ# السابقة}}',
  'sell.orderCount':
    '{count, plural, =0 {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  'sell.noSales': 'لم يُبع شيء في هذه المدة.',
  'sell.lowStock': 'مخزون منخفض',
  'sell.allProducts': 'كل المنتجات',
  'sell.left': '{count, plural, one {بقيت واحدة} two {بقيت اثنتان} few {بقيت #} other {بقيت #}}',
  'sell.howManyMore': 'كم تضيف من «{title}»',
  'sell.restock': 'زيادة المخزون',
  'sell.restocked': '«{title}»: {count} في المخزون',
  'sell.nextShow': 'العرض القادم',
  'sell.onAir': 'أنت في بث مباشر الآن',
  'sell.starts': 'يبدأ {when}',
  'sell.lots': '{count, plural, one {قطعة} two {قطعتان} few {قطع} other {قطعة}}',
  'sell.reminders': '{count, plural, one {تذكير} two {تذكيران} few {تذكيرات} many {تذكيرًا} other {تذكير}}',
  'sell.preBids':
    '{count, plural, one {مزايدة مسبقة} two {مزايدتان مسبقتان} few {مزايدات مسبقة} many {مزايدة مسبقة} other {مزايدة مسبقة}}',
  'sell.showHeld':
    '{count, plural, =0 {عرض «{title}»} one {عرض «{title}»، قطعة واحدة} two {عرض «{title}»، قطعتان} few {عرض «{title}»، # قطع} many {عرض «{title}»، # قطعة} other {عرض «{title}»، # قطعة}}',
  'sell.showDays': 'أيام العروض',
  'sell.shopOnly': 'المتجر وحده',
  'sell.openShow': 'افتح العرض',
  'sell.nextEvent': 'الفعالية القادمة',
  'sell.payout': 'الدفعة',
  'sell.onSchedule': 'مجدولة',
  'sell.payoutTo': 'إلى الحساب ••{last4}',
  'sell.onRequest': 'متاح الآن، ويُدفع لك عندما تطلبه.',
  'sell.health': 'حالة المتجر',
  'sell.health.sent': 'شُحنت في موعدها',
  'sell.health.answers': 'وقت الرد',
  'sell.health.rating': 'التقييم',
  'sell.health.claims': 'طلبات فيها مشكلة',
  'sell.health.none': 'لا شيء بعد',
  'sell.openWallet': 'افتح المحفظة',
  'sell.failed': 'تعذّر تحميل الصفحة الرئيسية لمتجرك',
};
