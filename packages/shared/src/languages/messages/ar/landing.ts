import type { landing as english } from '../en/landing.ts';
import type { Translation } from '../translation.ts';

export const landing: Translation<typeof english> = {
  'landing.liveNow': 'مباشر الآن',
  'landing.liveCounts':
    '{shows, plural, zero {لا عروض} one {عرض واحد} two {عرضان} few {# عروض} many {# عرضًا} other {# عرض}} · {viewers, plural, zero {لا مشاهدين} one {مشاهد واحد} two {مشاهدان} few {# مشاهدين} many {# مشاهدًا} other {# مشاهد}}',
  'landing.which': 'أي العروض',
  'landing.forYou': 'لك',
  'landing.following': 'متابَعون',
  'landing.showAll': 'عرض الكل',
  'landing.back': 'السابق في الصف',
  'landing.next': 'التالي في الصف',
  'landing.nobodyLive': 'لا أحد على الهواء الآن. العروض القادمة في الأسفل مباشرة.',
  'landing.nobodyFollowedLive': 'لا متجر مما تتابعه على الهواء الآن.',
  'landing.noneLiveHere': 'انتهى آخر هذه العروض للتو.',
  'landing.comingUp': 'قريبًا',
  'landing.timesIn': 'التوقيت بحسب {place}',
  'landing.hall': 'تجوّل في السوق',
  'landing.allCategories': 'كل الفئات',
  'landing.endingSoon': 'تنتهي قريبًا',
  'landing.serverClock': 'تُغلق المزايدات بحسب ساعة الخادم',
  'landing.newIn': 'وصل حديثًا',
  'landing.sinceMorning':
    '{count, plural, zero {لا جديد منذ الصباح} one {واحد منذ الصباح} two {اثنان منذ الصباح} few {# منذ الصباح} many {# منذ الصباح} other {# منذ الصباح}}',
  'landing.nearYou': 'قريب منك، قريبًا',
  'landing.twoWeeks': 'خلال الأسبوعين القادمين',
  'landing.shops': 'متاجر تستحق المتابعة',
};
