import type { help as english } from '../en/help.ts';
import type { Translation } from '../translation.ts';

export const help: Translation<typeof english> = {
  'help.title': 'كيف نساعدك؟',
  'help.note': 'الشراء والمزايدة والبيع والأمان: إجابات قصيرة عن الأسئلة الشائعة.',
  'help.search': 'ابحث في الدليل',
  'help.searchExample': 'الإرجاع، الرسوم، بدء البث…',
  'help.found':
    '{count, plural, =0 {لم يُعثر على شيء} zero {لم يُعثر على شيء} one {عُثر على مقال واحد} two {عُثر على مقالين} few {عُثر على # مقالات} many {عُثر على # مقالًا} other {عُثر على # مقال}}',
  'help.nothing': 'لا مقالات عن «{asked}»',
  'help.nothingNote': 'جرّب كلمة أبسط، أو تواصل مع الدعم.',
  'help.contact': 'تواصل مع الدعم',
  'help.all': 'تصفّح الدليل كله',
  'help.near': 'مقالات ذات صلة',
  'help.topic.buying': 'الشراء',
  'help.topic.live': 'العروض المباشرة والمزادات',
  'help.topic.selling': 'البيع',
  'help.topic.account': 'حسابك',
  'help.topic.trust': 'الثقة والقواعد',
  'developers.title': 'للمطوّرين',
  'developers.note': 'ما الذي يقوم عليه هذا السوق، وكيف تستخدم واجهته البرمجية، وتراخيصه.',
  'developers.version': 'الإصدار',
  'developers.api': 'عنوان API الأساسي',
  'developers.demo': 'العالم التجريبي',
  'developers.on': 'مفعّل',
  'developers.off': 'متوقف',
  'developers.status': 'الحالة',
  'developers.statusNote': 'جرى التحقق للتو من ‎/readyz.',
  'developers.allWell': 'كل الأنظمة تعمل',
  'developers.trouble': 'يحتاج إلى مراجعة',
  'developers.ok': 'يعمل',
  'developers.unavailable': 'لا يستجيب',
  'developers.statusFailed': 'تعذّر التحقق من الحالة',
  'developers.component.database': 'قاعدة البيانات',
  'developers.component.migrations': 'مخطط قاعدة البيانات',
  'developers.component.mail': 'البريد',
  'developers.component.texts': 'الرسائل النصية',
  'developers.component.files': 'الملفات',
  'developers.delayed': 'في انتظار الإرسال',
  'developers.kept': 'محفوظة دون إرسال',
  'developers.refused': 'يرفضه خادمه',
  'developers.rest': 'واجهة REST',
  'developers.rest.text':
    'JSON عبر HTTP. المعرّفات نصوص في \u200e_id، والأوقات بصيغة ISO 8601 بتوقيت UTC، والأموال وحدات صغرى صحيحة مع عملة. سجّل الدخول وأرسل الرمز كـ bearer مع كل طلب.',
  'developers.rest.errors': 'لكل الأخطاء الشكل نفسه: رمز ورسالة واضحة ومعرّف طلب يمكنك البحث عنه في السجلات.',
  'developers.rest.signIn':
    'يعطي تسجيل الدخول رمزًا يوضع في الترويسة بصيغة authorization: Bearer. وعند الرد 401 second_factor_required كرّر الطلب نفسه مع secondFactor في متنه، وعند الرد 403 confirmation_required أرسل POST /auth/confirm ثم كرّر الطلب نفسه.',
  'developers.docs': 'اقرأ مرجع الواجهة البرمجية',
  'developers.openapi': 'مستند OpenAPI 3.1',
  'developers.example': 'جرّبها',
  'developers.live': 'المستندات الحية',
  'developers.live.text':
    'الدردشة والغرف والإشعارات مستندات لها مسار، مثل rooms/42/messages/7. يستمع العميل إلى استعلام على \u200e/live عبر WebSocket، أو عبر long polling حيث يُحجب، فيتلقى لقطة ثم كل تغيير برقم لا فجوة فيه.',
  'developers.live.writes':
    'تحمل كل كتابة معرّفًا يصنعه العميل نفسه، فلا ضرر في إرسالها ثانية. وما كُتب دون اتصال ينتظر ويُرسل مرة واحدة بالترتيب.',
  'developers.video': 'الفيديو عبر WHIP و OBS',
  'developers.video.text':
    'ينشر المضيف عبر WHIP إلى \u200e/whip/{room}\u200e ويشاهد الجمهور عبر WHEP من \u200e/whep/{room}\u200e: معايير مفتوحة فوق WebRTC، فيصلح أي مرمّز يعرفها.',
  'developers.video.obs':
    'في OBS اختر WHIP خدمةً من الإعدادات ثم البث، وأدخل عنوان الغرفة ومفتاح العرض كـ bearer token، مع H.264 من دون إطارات B، وإطار رئيسي كل ثانية.',
  'developers.licences': 'التراخيص',
  'developers.licencesNote':
    'سوق برنامج حر برخصة MIT. ويقوم على {count, plural, zero {لا حزم} one {حزمة واحدة} two {حزمتين} few {# حزم} many {# حزمة} other {# حزمة}}:',
  'developers.package': 'الحزمة',
  'developers.licence': 'الترخيص',
  'developers.findPackage': 'ابحث عن حزمة',
  'developers.metrics': 'مقاييس Prometheus',
};
