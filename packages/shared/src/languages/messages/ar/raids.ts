import type { raids as en } from '../en/raids.ts';
import type { Translation } from '../translation.ts';

/** Taking one’s viewers along into another live show as one’s own ends. */
export const raids: Translation<typeof en> = {
  'error.raid_refused': 'لا يمكن لهذا العرض استقبال جمهورك الآن.',
  'error.raid_refused.next': 'ربما انتهى للتو. اختر عرضًا آخر.',
  'raid.begin': 'اصطحب جمهورك إلى عرض آخر',
  'raid.beginNote': 'ينتقلون إلى عرض مباشر آخر عند انتهاء عرضك.',
  'raid.came':
    '{shop} وصل ومعه {count, plural, =0 {لا أحد} one {مشاهد واحد} two {مشاهدان} few {# مشاهدين} many {# مشاهدًا} other {# مشاهد}}',
  'raid.category': 'الفئة نفسها',
  'raid.choice': 'جمهور العروض الأخرى',
  'raid.choice.everyone': 'من أي متجر',
  'raid.choice.followed': 'من المتاجر التي تتابعها',
  'raid.choice.nobody': 'عدم استقبال أحد',
  'raid.choiceNote': 'عندما ينتهي عرض آخر، يمكن لمضيفه أن يصطحب جمهوره إلى عرضك.',
  'raid.find': 'ابحث عن عرض مباشر',
  'raid.followed': 'تتابع هذا المتجر',
  'raid.go': 'إنهاء العرض والانتقال',
  'raid.none': 'لا عرض يمكن الانتقال إليه الآن',
  'raid.noneFound': 'لم نجد عرضًا مباشرًا',
  'raid.noneFoundNote': 'جرّب اسمًا آخر.',
  'raid.noneNote': 'تظهر هنا العروض المباشرة التي ترحّب بجمهورك.',
  'raid.now': 'انتقل الآن',
  'raid.over': 'انتهى ذلك العرض.',
  'raid.stay': 'البقاء هنا',
  'raid.takes': 'يصطحبك {from} إلى {to}',
  'raid.title': 'إلى أين بعد ذلك؟',
  'raid.waits': 'يمكنك الانتقال عندما تنتهي هنا.',
};
