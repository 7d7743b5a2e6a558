import type { shopEdit as english } from '../en/shop-edit.ts';
import type { Translation } from '../translation.ts';

export const shopEdit: Translation<typeof english> = {
  'shopEdit.nameFree': 'هذا الاسم متاح',
  'shopEdit.nameTaken': 'متجر آخر يحمل هذا الاسم',
  'shopEdit.nameRefused': 'هذا الاسم محجوز للسوق',
  'shopEdit.namesRefused': 'لمتجر آخر هذا الاسم أو هذا العنوان. اختر غيره في الأعلى.',
  'shopEdit.address': 'عنوان المتجر:',
  'shopEdit.changeAddress': 'تغيير',
  'shopEdit.addressLabel': 'عنوان الويب',
  'shopEdit.addressHint': 'استخدم أحرفًا من a إلى z وأرقامًا وشرطات. ستظل آخر ثلاثة عناوين لك تؤدي إلى هنا.',
  'shopEdit.slugRule': 'ثلاثة أحرف على الأقل: من a إلى z وأرقام وشرطات مفردة',
  'shopEdit.slugFree': 'هذا العنوان متاح',
  'shopEdit.slugTaken': 'لمتجر آخر هذا العنوان',
  'shopEdit.slugRefused': 'هذا العنوان غير متاح',
  'shopEdit.takeSlug': 'استخدم «{slug}»',
  'shopEdit.timeZoneHint': 'لأوقات العروض والفعاليات.',
  'shopEdit.opened': 'فُتح متجر {name}',
  'shopEdit.conflict': 'تغيّر متجرك من مكان آخر.',
  'shopEdit.conflictNote': 'لم يُستبدل شيء، وتعديلاتك ما زالت هنا.',
  'shopEdit.takeTheirs': 'استخدم النسخة المحفوظة',
  'shopEdit.keepMine': 'استبدلها بنسختي',
  'shopEdit.closeTitle': 'إغلاق متجرك',
  'shopEdit.closeNote': 'المتجر المغلق وما فيه لا يراه غيرك. لا يُحذف شيء، ويمكنك إعادة فتحه متى شئت.',
  'shopEdit.close': 'أغلق المتجر',
  'shopEdit.closeAsk': 'إغلاق {name}؟',
  'shopEdit.closeMeans': 'تختفي منتجاتك وفعالياتك وصفحة متجرك فورًا، ويبقى متابعوك.',
  'shopEdit.stayOpen': 'أبقِه مفتوحًا',
  'shopEdit.closed': 'متجرك مغلق',
  'shopEdit.closedOwn': 'متجرك مغلق، ولا يراه أحد غيرك.',
  'shopEdit.closedStaff': 'هذا المتجر مغلق: لا يراه إلا صاحبه وفريق السوق.',
  'shopEdit.reopen': 'افتحه من جديد',
  'shopEdit.reopened': 'متجرك مفتوح من جديد',
  'shopEdit.suspendedOwn':
    'متجرك موقوف. لا يراه أحد غيرك ولا يمكنك تغيير شيء فيه. تواصل مع الدعم لطلب المراجعة.',
  'shopEdit.suspendedStaff': 'هذا المتجر موقوف: لا يراه إلا صاحبه وفريق السوق.',
  'shopEdit.stillOpen': 'أنهِ هذه الأمور أولًا:',
  'shopEdit.matter.offer_agreed':
    '{count, plural, zero {لا سعر متفق عليه} one {مشترٍ واحد ما زال يستطيع الشراء بالسعر المتفق عليه حتى {until}} two {مشتريان ما زالا يستطيعان الشراء بالسعر المتفق عليه حتى {until}} few {# مشترين ما زالوا يستطيعون الشراء بالسعر المتفق عليه حتى {until}} many {# مشتريًا ما زالوا يستطيعون الشراء بالسعر المتفق عليه حتى {until}} other {# مشترٍ ما زالوا يستطيعون الشراء بالسعر المتفق عليه حتى {until}}}',
  'shopEdit.matter.offer_countered':
    '{count, plural, zero {لا عرض مقابل ينتظر} one {عرض مقابل منك ينتظر رد المشتري حتى {until}} two {عرضان مقابلان منك ينتظران رد المشترين حتى {until}} few {# عروض مقابلة منك تنتظر رد المشترين حتى {until}} many {# عرضًا مقابلًا منك تنتظر رد المشترين حتى {until}} other {# عرض مقابل منك تنتظر رد المشترين حتى {until}}}',
  'shopEdit.matter.offer_waiting':
    '{count, plural, zero {لا عرض سعر ينتظر ردك} one {عرض سعر ينتظر ردك: اقبله أو ارفضه} two {عرضا سعر ينتظران ردك: اقبلهما أو ارفضهما} few {# عروض سعر تنتظر ردك: اقبلها أو ارفضها} many {# عرض سعر ينتظر ردك: اقبلها أو ارفضها} other {# عرض سعر ينتظر ردك: اقبلها أو ارفضها}}',
  'shopEdit.toOffers': 'فتح عروض السعر',
  'shopEdit.closedShelf': 'مغلق حاليًا',
  'shopEdit.closedShelfOwn':
    '{count, plural, zero {لن يرى أحد غيرك هذه الصفحة حتى تعيد الفتح.} one {منتجك محفوظ ويعود إلى البيع فور إعادة الفتح.} two {منتجاك محفوظان ويعودان إلى البيع فور إعادة الفتح.} few {منتجاتك الـ# محفوظة وتعود إلى البيع فور إعادة الفتح.} many {منتجاتك الـ# محفوظة وتعود إلى البيع فور إعادة الفتح.} other {منتجاتك الـ# محفوظة وتعود إلى البيع فور إعادة الفتح.}}',
  'shopEdit.closedShelfNote':
    '{count, plural, zero {لا يرى هذه الصفحة إلا صاحب المتجر وفريق السوق.} one {منتجه مخفي عن المشترين.} two {منتجاه مخفيان عن المشترين.} few {منتجاته الـ# مخفية عن المشترين.} many {منتجاته الـ# مخفية عن المشترين.} other {منتجاته الـ# مخفية عن المشترين.}}',
  'shopEdit.matter.orders_open':
    '{count, plural, zero {لا طلب قيد التنفيذ} one {طلب واحد لم يكتمل بعد} two {طلبان لم يكتملا بعد} few {# طلبات لم تكتمل بعد} many {# طلبًا لم يكتمل بعد} other {# طلب لم يكتمل بعد}}',
  'shopEdit.matter.auction_running':
    '{count, plural, zero {لا مزاد جارٍ} one {مزاد واحد جارٍ} two {مزادان جاريان} few {# مزادات جارية} many {# مزادًا جاريًا} other {# مزاد جارٍ}}',
  'shopEdit.matter.show_on_air':
    '{count, plural, zero {لا عرض مباشر الآن} one {عرض واحد مباشر الآن} two {عرضان مباشران الآن} few {# عروض مباشرة الآن} many {# عرضًا مباشرًا الآن} other {# عرض مباشر الآن}}',
  'shopEdit.matter.show_scheduled':
    '{count, plural, zero {لا عرض مجدول} one {عرض واحد مجدول} two {عرضان مجدولان} few {# عروض مجدولة} many {# عرضًا مجدولًا} other {# عرض مجدول}}',
  'shopEdit.matter.tickets_sold':
    '{count, plural, zero {لا فعالية بيعت تذاكرها} one {فعالية قادمة بيعت تذاكر لها} two {فعاليتان قادمتان بيعت تذاكر لهما} few {# فعاليات قادمة بيعت تذاكر لها} many {# فعالية قادمة بيعت تذاكر لها} other {# فعالية قادمة بيعت تذاكر لها}}',
  'shopEdit.matter.balance_left':
    '{count, plural, zero {لا مال في رصيد متجرك} one {مال في رصيد متجرك: اسحبه أو انقله إلى محفظتك} two {مال في رصيد متجرك: اسحبه أو انقله إلى محفظتك} few {مال في رصيد متجرك: اسحبه أو انقله إلى محفظتك} many {مال في رصيد متجرك: اسحبه أو انقله إلى محفظتك} other {مال في رصيد متجرك: اسحبه أو انقله إلى محفظتك}}',
  'shopEdit.matter.payout_running':
    '{count, plural, zero {لا دفعة في الطريق} one {دفعة في الطريق إلى بنكك} two {دفعتان في الطريق إلى بنكك} few {# دفعات في الطريق إلى بنكك} many {# دفعة في الطريق إلى بنكك} other {# دفعة في الطريق إلى بنكك}}',
  'shopEdit.matter.money_here': 'ما زال لمتجرك رصيد أو عليه مبلغ مستحق',
  'shopEdit.start': 'قبل أول بيع',
  'shopEdit.startNote': 'لا يرى هذا أحد غيرك.',
  'shopEdit.step.look': 'الشعار واللافتة',
  'shopEdit.stepNote.look': 'ليتعرّف الناس عليك',
  'shopEdit.step.shipping': 'الشحن',
  'shopEdit.stepNote.shipping': 'كم يكلّف الطرد وإلى أين تشحن',
  'shopEdit.step.product': 'أول منتج',
  'shopEdit.stepNote.product': 'صور وسعر وكمية',
  'shopEdit.stepDone': 'تم',
  'shopEdit.bareShelf': 'لا منتجات بعد',
  'shopEdit.bareShelfNote': 'يمكن أن يكون أول منتجاتك هنا خلال دقيقتين.',
  'error.have_shop': 'لديك متجر بالفعل.',
  'error.have_shop.next': 'لكل عضو متجر واحد. تجد متجرك في القائمة.',
  'error.shop_suspended': 'هذا المتجر موقوف.',
  'error.shop_suspended.next': 'تواصل مع الدعم لطلب المراجعة.',
  'error.open_orders': 'ما زالت لمتجرك طلبات مفتوحة أو التزامات أخرى.',
  'error.open_orders.next': 'أنهِها أو ألغِها أولًا.',
  'error.too_many_shipping_profiles': 'يحتفظ المتجر بما لا يزيد على ٢٠ ملف شحن.',
  'error.too_many_shipping_profiles.next': 'احذف واحدًا أولًا.',
  'error.too_many_shipping_methods': 'يتسع الملف لما لا يزيد على ٢٠ طريقة.',
  'error.too_many_shipping_methods.next': 'احذف واحدة أولًا.',
  'error.too_many_coupons': 'يمكن أن يكون للمتجر حتى ١٠٠ قسيمة.',
  'error.too_many_coupons.next': 'احذف واحدة أولًا.',
  'error.coupon_refused': 'لا يمكن استخدام هذه القسيمة في هذا الطلب.',
  'error.coupon_refused.next': 'تحقق من الرمز أو تابع من دونه.',
  'error.default_profile': 'لا يمكن حذف الملف الافتراضي.',
  'error.default_profile.next': 'اختر أولًا ملفًا افتراضيًا آخر.',
};
