import type { shopEdit as english } from '../en/shop-edit.ts';
import type { Translation } from '../translation.ts';

export const shopEdit: Translation<typeof english> = {
  'shopEdit.nameFree': 'هذا الاسم متاح',
  'shopEdit.nameTaken': 'لمتجر آخر هذا الاسم',
  'shopEdit.nameRefused': 'هذا الاسم محجوز للسوق نفسه',
  'shopEdit.namesRefused': 'لمتجر آخر هذا الاسم أو هذا العنوان. اختر غيره في الأعلى.',
  'shopEdit.address': 'عنوانه:',
  'shopEdit.changeAddress': 'غيّره',
  'shopEdit.addressLabel': 'عنوان الويب',
  'shopEdit.addressHint': 'من a إلى z وأرقام وشرطات. الروابط إلى عنوان سابق لن تعمل بعد ذلك.',
  'shopEdit.slugRule': 'ثلاثة على الأقل: من a إلى z وأرقام وشرطات مفردة',
  'shopEdit.slugFree': 'هذا العنوان متاح',
  'shopEdit.slugTaken': 'لمتجر آخر هذا العنوان',
  'shopEdit.slugRefused': 'لا يمكن استعمال هذا العنوان',
  'shopEdit.takeSlug': 'خذ «{slug}»',
  'shopEdit.timeZoneHint': 'لأوقات العروض والفعاليات.',
  'shopEdit.opened': 'فُتح متجر {name}',
  'shopEdit.conflict': 'تغيّر المتجر من مكان آخر في هذه الأثناء.',
  'shopEdit.conflictNote': 'لم يُكتب فوق شيء. ما كتبته ما زال هنا.',
  'shopEdit.takeTheirs': 'أرني ما هو موجود الآن',
  'shopEdit.keepMine': 'احفظ ما كتبتُه فوقه',
  'shopEdit.closeTitle': 'إغلاق المتجر',
  'shopEdit.closeNote':
    'المتجر المغلق وكل ما فيه لا يراه أحد غيرك. لا يُحذف شيء، ويمكنك فتحه من جديد متى شئت.',
  'shopEdit.close': 'أغلق المتجر',
  'shopEdit.closeAsk': 'أتغلق {name}؟',
  'shopEdit.closeMeans': 'تختفي منتجاتك وفعالياتك وصفحة المتجر فورًا. ويبقى المتابعون.',
  'shopEdit.stayOpen': 'أبقه مفتوحًا',
  'shopEdit.closed': 'المتجر مغلق',
  'shopEdit.closedOwn': 'متجرك مغلق: لا يراه أحد غيرك.',
  'shopEdit.closedStaff': 'هذا المتجر مغلق: لا يراه إلا صاحبه وفريق السوق.',
  'shopEdit.reopen': 'افتحه من جديد',
  'shopEdit.reopened': 'فُتح المتجر من جديد',
  'shopEdit.suspendedOwn':
    'متجرك موقوف: لا يراه أحد غيرك، ولا يمكن تغيير شيء فيه. اكتب إلى الدعم ليُنظر فيه من جديد.',
  'shopEdit.suspendedStaff': 'هذا المتجر موقوف: لا يراه إلا صاحبه وفريق السوق.',
  'shopEdit.stillOpen': 'ما زال هناك ما لم ينتهِ:',
  'shopEdit.matter.offer_agreed':
    '{count, plural, zero {لا سعر متفق عليه} one {سعر متفق عليه مع مشترٍ يستطيع الشراء حتى {until}} two {سعران متفق عليهما مع مشترين، والشراء متاح حتى {until}} few {# أسعار متفق عليها مع مشترين، والشراء متاح حتى {until}} many {# سعرًا متفقًا عليه مع مشترين، والشراء متاح حتى {until}} other {# سعر متفق عليه مع مشترين، والشراء متاح حتى {until}}}',
  'shopEdit.matter.offer_countered':
    '{count, plural, zero {لا عرض مقابل ينتظر} one {عرض مقابل منك ينتظر المشتري حتى {until}} two {عرضان مقابلان منك ينتظران المشترين حتى {until}} few {# عروض مقابلة منك تنتظر المشترين حتى {until}} many {# عرضًا مقابلًا منك ينتظر المشترين حتى {until}} other {# عرض مقابل منك ينتظر المشترين حتى {until}}}',
  'shopEdit.matter.offer_waiting':
    '{count, plural, zero {لا عرض ينتظر ردك} one {عرض ينتظر ردك: اقبله أو ارفضه} two {عرضان ينتظران ردك: اقبلهما أو ارفضهما} few {# عروض تنتظر ردك: اقبلها أو ارفضها} many {# عرضًا ينتظر ردك: اقبلها أو ارفضها} other {# عرض ينتظر ردك: اقبلها أو ارفضها}}',
  'shopEdit.toOffers': 'إلى عروضك',
  'shopEdit.closedShelf': 'مغلق حاليًا',
  'shopEdit.closedShelfOwn':
    '{count, plural, zero {لن يرى أحد غيرك هذه الصفحة حتى تعيد الفتح.} one {منتجك محفوظ ويعود إلى البيع فور إعادة الفتح.} two {منتجاك محفوظان ويعودان إلى البيع فور إعادة الفتح.} few {منتجاتك الـ# محفوظة وتعود إلى البيع فور إعادة الفتح.} many {منتجاتك الـ# محفوظة وتعود إلى البيع فور إعادة الفتح.} other {منتجاتك الـ# محفوظة وتعود إلى البيع فور إعادة الفتح.}}',
  'shopEdit.closedShelfNote':
    '{count, plural, zero {لا يرى أحد غيرهم هذه الصفحة.} one {منتجه مخفي عن الجميع.} two {منتجاه مخفيان عن الجميع.} few {منتجاته الـ# مخفية عن الجميع.} many {منتجاته الـ# مخفية عن الجميع.} other {منتجاته الـ# مخفية عن الجميع.}}',
  'shopEdit.matter.auction_running':
    '{count, plural, zero {لا مزاد جارٍ} one {مزاد واحد جارٍ} two {مزادان جاريان} few {# مزادات جارية} many {# مزادًا جاريًا} other {# مزاد جارٍ}}',
  'shopEdit.matter.show_on_air':
    '{count, plural, zero {لا عرض على الهواء} one {عرض واحد على الهواء} two {عرضان على الهواء} few {# عروض على الهواء} many {# عرضًا على الهواء} other {# عرض على الهواء}}',
  'shopEdit.matter.show_scheduled':
    '{count, plural, zero {لا عرض مجدول} one {عرض واحد مجدول} two {عرضان مجدولان} few {# عروض مجدولة} many {# عرضًا مجدولًا} other {# عرض مجدول}}',
  'shopEdit.matter.tickets_sold':
    '{count, plural, zero {لا فعالية بيعت تذاكرها} one {فعالية قادمة بيعت تذاكر لها} two {فعاليتان قادمتان بيعت تذاكر لهما} few {# فعاليات قادمة بيعت تذاكر لها} many {# فعالية قادمة بيعت تذاكر لها} other {# فعالية قادمة بيعت تذاكر لها}}',
  'shopEdit.start': 'قبل أول بيع',
  'shopEdit.startNote': 'لا يرى هذا أحد غيرك.',
  'shopEdit.step.look': 'الشعار واللافتة',
  'shopEdit.stepNote.look': 'ليعرفك الناس من جديد',
  'shopEdit.step.shipping': 'الشحن',
  'shopEdit.stepNote.shipping': 'كم يكلّف الطرد وإلى أين يذهب',
  'shopEdit.step.product': 'أول منتج',
  'shopEdit.stepNote.product': 'صور وسعر وعدد القطع',
  'shopEdit.stepDone': 'تم',
  'shopEdit.bareShelf': 'لا شيء هنا بعد',
  'shopEdit.bareShelfNote': 'يمكن أن يكون أول منتجاتك هنا خلال دقيقتين.',
  'error.have_shop': 'لديك متجر بالفعل.',
  'error.have_shop.next': 'لكل شخص متجر واحد. تجد متجرك في القائمة.',
  'error.shop_suspended': 'هذا المتجر موقوف.',
  'error.shop_suspended.next': 'اكتب إلى الدعم ليُنظر فيه من جديد.',
  'error.open_orders': 'ما زال على المتجر ما يفي به لغيره.',
  'error.open_orders.next': 'أنهِه أو ألغِه أولًا.',
  'error.too_many_shipping_profiles': 'يحتفظ المتجر بما لا يزيد على 20 ملف شحن.',
  'error.too_many_shipping_profiles.next': 'احذف واحدًا أولًا.',
  'error.too_many_shipping_methods': 'يتسع الملف لما لا يزيد على 20 طريقة.',
  'error.too_many_shipping_methods.next': 'احذف واحدة أولًا.',
  'error.default_profile': 'الملف الافتراضي يبقى.',
  'error.default_profile.next': 'اختر أولًا ملفًا افتراضيًا آخر.',
};
