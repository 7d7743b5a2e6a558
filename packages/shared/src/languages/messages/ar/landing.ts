import type { landing as english } from '../en/landing.ts';
import type { Translation } from '../translation.ts';

export const landing: Translation<typeof english> = {
  'landing.liveNow': 'مباشر الآن',
  'landing.liveCounts':
    '{shows, plural, zero {لا عروض} one {عرض واحد} two {عرضان} few {# عروض} many {# عرضًا} other {# عرض}} · {viewers, plural, zero {لا مشاهدين} one {مشاهد واحد} two {مشاهدان} few {# مشاهدين} many {# مشاهدًا} other {# مشاهد}}',
  'landing.which': 'تصفية العروض',
  'landing.forYou': 'لك',
  'landing.following': 'تتابعها',
  'landing.showAll': 'عرض الكل',
  'landing.back': 'التمرير إلى الخلف',
  'landing.next': 'التمرير إلى الأمام',
  'landing.nobodyLive': 'لا عروض مباشرة الآن. تجد العروض القادمة أدناه.',
  'landing.nobodyFollowedLive': 'لا يبث أي متجر تتابعه الآن.',
  'landing.noShows': 'لا عروض مباشرة ولا مجدولة الآن.',
  'landing.noneLiveHere': 'انتهى آخر هذه العروض للتو.',
  'landing.comingUp': 'قريبًا',
  'landing.timesIn': 'التوقيت بحسب {place}',
  'landing.hall': 'تسوّق حسب الفئة',
  'landing.allCategories': 'كل الفئات',
  'landing.endingSoon': 'تنتهي قريبًا',
  'landing.serverClock': 'تُغلق المزادات بتوقيت السوق',
  'landing.newIn': 'وصل حديثًا',
  'landing.sinceMorning':
    '{count, plural, zero {لا جديد اليوم} one {أُضيف واحد اليوم} two {أُضيف اثنان اليوم} few {أُضيف # اليوم} many {أُضيف # اليوم} other {أُضيف # اليوم}}',
  'landing.nearYou': 'فعاليات بالقرب منك',
  'landing.twoWeeks': 'خلال الأسبوعين القادمين',
  'landing.shops': 'متاجر تستحق المتابعة',
};
