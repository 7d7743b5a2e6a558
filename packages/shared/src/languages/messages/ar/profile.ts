import type { profile as en } from '../en/profile.ts';
import type { Translation } from '../translation.ts';

/** People: how others see them, whom they follow, whom they block. */
export const profile: Translation<typeof en> = {
  'screen.settingsPeople': 'الأشخاص',

  'profile.followers':
    '{count, plural, zero {لا متابعين} one {متابع واحد} two {متابعان} few {# متابعين} many {# متابعًا} other {# متابع}}',
  'profile.follows':
    '{count, plural, zero {لا يتابع أحدًا} one {يتابع شخصًا واحدًا} two {يتابع شخصين} few {يتابع # أشخاص} many {يتابع # شخصًا} other {يتابع # شخص}}',
  'profile.followersTitle': 'المتابعون',
  'profile.followsTitle': 'يتابع',
  'profile.nobodyFollows': 'لا أحد يتابع {name} بعد',
  'profile.followsNobody': '{name} لا يتابع أحدًا بعد',
  'profile.moreAbout': 'المزيد عن {name}',
  'profile.block': 'حظر {name}',
  'profile.blockSure': 'هل تريد حظر {name}؟',
  'profile.blockSureNote':
    'يتوقف كل منكما عن متابعة الآخر، ولا يعود هذا الشخص يجد صفحتك أو يستطيع متابعتك. ولن يخبره أحد بذلك.',
  'profile.blockNow': 'حظر',
  'profile.blocked': 'لقد حظرت {name}. لم يعد بإمكانه أن يجد صفحتك أو يتابعك.',
  'profile.unblock': 'إلغاء الحظر',
  'profile.unblockName': 'إلغاء حظر {name}',
  'profile.badge.seller': 'بائع موثّق',
  'profile.badge.email': 'بريد مؤكَّد',
  'profile.badge.phone': 'هاتف مؤكَّد',
  'profile.badge.staff': 'فريق السوق',

  'profile.links': 'الروابط',
  'profile.linkLabel': 'اسم الرابط',
  'profile.linkLabelExample': 'الورشة',
  'profile.linkUrl': 'عنوانه',
  'profile.linkUrlExample': 'https://example.com',
  'profile.linkShape': 'عنوان كامل يبدأ بـ https://',
  'profile.addLink': 'إضافة رابط',
  'profile.removeLink': 'إزالة الرابط {label}',
  'profile.plainText': 'فيه شيء غير مرئي. اكتبه من جديد.',
  'profile.handleRefused': 'هذا المعرّف لشخص آخر، أو محجوز للسوق.',

  'profile.picture': 'صورتك',
  'profile.changePicture': 'تغيير صورتك',
  'profile.pictureNote': 'صورة JPEG أو PNG أو WebP بأي حجم. أنت تختار الجزء الذي يظهر.',
  'profile.choosePicture': 'اختر صورة',
  'profile.chooseAnother': 'اختر غيرها',
  'profile.usePicture': 'استخدم هذه الصورة',
  'profile.removePicture': 'إزالة',
  'profile.pictureChanged': 'هكذا يراك الآخرون الآن.',
  'profile.pictureRemoved': 'أُزيلت صورتك.',
  'profile.notReadable': 'لا يمكن فتح هذا الملف كصورة. جرّب JPEG أو PNG.',
  'profile.asOthers': 'كما يراك الآخرون',

  'profile.reviews': 'تقييمات {name}',
  'profile.ownReviews': 'تقييماتك',
  'profile.noReviews': 'لم يكتب {name} أي تقييم بعد',
  'profile.noOwnReviews': 'لم تكتب أي تقييم بعد',
  'profile.noOwnReviewsNote': 'عندما يصل طرد، أخبر الآخرين كيف كان.',
  'profile.toOrders': 'طلباتك',

  'profile.peopleNote': 'من تتابعه، ومن لم يعد يجدك.',
  'profile.youFollow': 'تتابع',
  'profile.youFollowNobody': 'لا تتابع أحدًا بعد',
  'profile.youFollowNobodyNote': 'تابع شخصًا من صفحته، وستجده هنا مجددًا.',
  'profile.blockedPeople': 'المحظورون',
  'profile.blockedNobody': 'لم تحظر أحدًا',
  'profile.blockedNobodyNote': 'من تحظره لا يعود يجد صفحتك ولا يستطيع متابعتك.',
  'profile.discover': 'تجوّل في السوق',

  'error.blocked_by_you': 'لقد حظرت هذا الشخص.',
  'error.blocked_by_you.next': 'ألغِ حظره أولًا، ثم حاول مجددًا.',
  'error.muted': 'لا يمكنك مراسلة الآخرين حاليًا.',
  'error.muted.next': 'راسل الدعم؛ يخبرونك بالسبب وبالمدة.',
  'error.yourself': 'هذا يخصّك أنت.',
  'error.yourself.next': 'لا يكون ذلك إلا مع أشخاص آخرين.',
  'error.own_shop': 'هذا متجرك أنت.',
  'error.own_shop.next': 'لا يكون ذلك إلا مع متاجر الآخرين.',
  'error.shop_required': 'يلزم لهذا متجر خاص بك.',
  'error.shop_required.next': 'افتح متجرًا ثم عد إلى هنا.',
};
