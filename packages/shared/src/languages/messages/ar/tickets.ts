import type { tickets as en } from '../en/tickets.ts';
import type { Translation } from '../translation.ts';

/** Tickets: choosing, showing and letting in. */
export const tickets: Translation<typeof en> = {
  'tickets.howMany': 'العدد: {name}',
  'tickets.choose': 'اختر تذاكرك',
  'tickets.needCard': 'التذاكر تُدفع بالبطاقة، وهذا السوق لا يقبل البطاقات بعد.',
  'tickets.get':
    '{count, plural, zero {احجز التذاكر} one {احجز التذكرة} two {احجز تذكرتين} few {احجز # تذاكر} many {احجز # تذكرة} other {احجز # تذكرة}} · {price}',
  'tickets.perPerson':
    '{count, plural, zero {لا تذاكر متاحة.} one {تذكرة واحدة لكل شخص.} two {تذكرتان كحد أقصى لكل شخص.} few {# تذاكر كحد أقصى لكل شخص.} many {# تذكرة كحد أقصى لكل شخص.} other {# تذكرة كحد أقصى لكل شخص.}}',
  'tickets.limit':
    '{count, plural, =0 {بلغت الحد المسموح لكل شخص.} zero {بلغت الحد المسموح لكل شخص.} one {يمكنك حجز تذكرة أخرى، فلكل شخص حد.} two {يمكنك حجز تذكرتين أخريين، فلكل شخص حد.} few {يمكنك حجز # تذاكر أخرى، فلكل شخص حد.} many {يمكنك حجز # تذكرة أخرى، فلكل شخص حد.} other {يمكنك حجز # تذكرة أخرى، فلكل شخص حد.}}',
  'tickets.limitedTo':
    '{count, plural, =0 {غير مشمول: بلغت الحد المسموح لكل شخص.} zero {غير مشمول: بلغت الحد المسموح لكل شخص.} one {تشمل واحدة فقط، وهو الحد لكل شخص.} two {تشمل اثنتين فقط، وهو الحد لكل شخص.} few {تشمل # فقط، وهو الحد لكل شخص.} many {تشمل # فقط، وهو الحد لكل شخص.} other {تشمل # فقط، وهو الحد لكل شخص.}}',
  'tickets.limitField': 'الحد لكل شخص',
  'tickets.limitHint': 'كل أنواع التذاكر معًا.',
  'tickets.limitRule': 'عدد صحيح من ١ إلى ٩٩',
  'error.ticket_limit': 'هذا أكثر مما يُسمح به لشخص واحد.',
  'error.ticket_limit.next': 'اختر عددًا أقل، أو تحقّق إن كان بعضها في سلتك.',
  'tickets.yours':
    '{count, plural, zero {تذاكرك} one {تذكرتك} two {تذكرتاك} few {تذاكرك} many {تذاكرك} other {تذاكرك}}',
  'tickets.atDoor':
    '{count, plural, zero {أظهر الرموز عند الباب. كل تذكرة تُدخل شخصًا واحدًا.} one {أظهر الرمز عند الباب.} two {أظهر الرمزين عند الباب. كل تذكرة تُدخل شخصًا واحدًا.} few {أظهر الرموز عند الباب. كل تذكرة تُدخل شخصًا واحدًا.} many {أظهر الرموز عند الباب. كل تذكرة تُدخل شخصًا واحدًا.} other {أظهر الرموز عند الباب. كل تذكرة تُدخل شخصًا واحدًا.}}',
  'tickets.numbered': 'التذكرة {number} من {total}',
  'tickets.show': 'اعرض التذكرة {number} من {total}',
  'tickets.kept': 'أنت غير متصل. تذاكرك صالحة: أظهرها عند الباب.',
  'tickets.qr': 'رمز QR للتذكرة',
  'tickets.used': 'استُخدمت في {time}',
  'tickets.state.valid': 'صالحة',
  'tickets.state.used': 'مستخدمة',
  'tickets.state.refunded': 'استُرد ثمنها',
  'tickets.state.cancelled': 'أُلغيت الفعالية',
  'tickets.before': 'التذكرة السابقة',
  'tickets.after': 'التذكرة التالية',
  'tickets.open': 'اعرض التذكرة',
  'tickets.ready':
    '{count, plural, zero {تذاكرك جاهزة} one {تذكرتك جاهزة} two {تذكرتاك جاهزتان} few {تذاكرك جاهزة} many {تذاكرك جاهزة} other {تذاكرك جاهزة}}',
  'tickets.over': 'انتهت الفعالية',
  'tickets.eventOver': 'أُقيمت الفعالية',
  'tickets.step': 'الفعالية',
  'tickets.next':
    '{count, plural, zero {تذاكرك في طلباتك وفي بريدك. أظهر رموز QR عند الباب.} one {تذكرتك في طلباتك وفي بريدك. أظهر رمز QR عند الباب.} two {تذكرتاك في طلباتك وفي بريدك. أظهر رمزي QR عند الباب.} few {تذاكرك في طلباتك وفي بريدك. أظهر رموز QR عند الباب.} many {تذاكرك في طلباتك وفي بريدك. أظهر رموز QR عند الباب.} other {تذاكرك في طلباتك وفي بريدك. أظهر رموز QR عند الباب.}}',
  'screen.checkIn': 'تسجيل الحضور',
  'checkIn.open': 'تسجيل حضور الضيوف',
  'checkIn.counts': 'دخل {entered} من {sold}',
  'checkIn.code': 'رمز التذكرة',
  'checkIn.codeHint': '١٢ حرفًا ورقمًا تحت رمز QR.',
  'checkIn.letIn': 'السماح بالدخول',
  'checkIn.letInWho': 'السماح بالدخول: {name}',
  'checkIn.camera': 'امسح بالكاميرا',
  'checkIn.cameraStop': 'أوقف الكاميرا',
  'checkIn.noCamera': 'لا يقرأ هذا المتصفح رموز QR. اكتب الرمز الظاهر تحتها.',
  'checkIn.cameraFailed': 'تعذّر استخدام الكاميرا. اسمح بها في المتصفح أو اكتب الرمز.',
  'checkIn.in': 'دخل: {name}',
  'checkIn.used': 'استُخدمت سابقًا في {time}',
  'checkIn.refunded': 'استُردّ ثمن هذه التذكرة.',
  'checkIn.cancelled': 'أُلغيت هذه الفعالية، ولم تعد تذاكرها صالحة.',
  'checkIn.otherEvent': 'هذه التذكرة لفعالية {event}.',
  'checkIn.unknown': 'لا توجد تذكرة بهذا الرمز لهذه الفعالية. تحقّق منه وحاول مجددًا.',
  'checkIn.notSaved': 'هذا الرمز ليس في القائمة المحفوظة هنا. اتصل بالإنترنت للتحقق منه.',
  'checkIn.offline': 'أنت دون اتصال. تابع: تُحفظ تسجيلات الحضور على هذا الجهاز وتُرسل لاحقًا.',
  'checkIn.waiting':
    '{count, plural, zero {لا شيء للإرسال} one {تسجيل حضور واحد للإرسال} two {تسجيلا حضور للإرسال} few {# تسجيلات حضور للإرسال} many {# تسجيل حضور للإرسال} other {# تسجيل حضور للإرسال}}',
  'checkIn.twice': 'دخلوا مرتين أثناء انقطاع الاتصال',
  'checkIn.twiceWho': '{name}: أول مرة في {time}',
  'checkIn.notGood': '{name}: لم تعد التذكرة صالحة',
  'checkIn.guests': 'الضيوف',
  'checkIn.find': 'ابحث عن ضيف',
  'checkIn.nobodyFound': 'لا أحد بهذا الاسم.',
  'checkIn.more':
    '{count, plural, zero {لا أحد غيرهم.} one {ضيف آخر. ابحث عنه باسمه.} two {ضيفان آخران. ابحث عنهما بالاسم.} few {{shown} آخرون. ابحث عنهم بالاسم.} many {{shown} آخرون. ابحث عنهم بالاسم.} other {{shown} آخرون. ابحث عنهم بالاسم.}}',
  'checkIn.none': 'لم تُبَع تذاكر بعد',
  'checkIn.noneNote': 'يظهر الضيوف هنا ما إن يحصلوا على تذكرة.',
  'checkIn.someone': 'ضيف',
  'checkIn.download': 'نزّل القائمة',
};
