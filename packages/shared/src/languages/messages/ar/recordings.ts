import type { recordings as en } from '../en/recordings.ts';
import type { Translation } from '../translation.ts';

/** How long shows are kept. */
export const recordings: Translation<typeof en> = {
  'people.done.recordings.changed': 'تغيير إعدادات التسجيلات',
  'recordings.days': 'عدد الأيام بعد العرض',
  'recordings.daysRule': 'اختر من {least} إلى {most} يومًا.',
  'recordings.keep': 'مدة حفظ العروض',
  'recordings.keep.always': 'حفظ دائم',
  'recordings.keep.alwaysNote': 'لا تُحذف الإعادات أبدًا. تأكد من وجود مساحة كافية.',
  'recordings.keep.days': 'حفظ لمدة محددة',
  'recordings.keep.daysNote': 'ثم تُحذف الإعادة. تبقى مقاطع لحظات البيع حتى تنتهي مهلة المطالبات.',
  'recordings.keep.never': 'بلا تسجيل',
  'recordings.keep.neverNote':
    'لا يمكن مشاهدة العروض الجديدة مرة أخرى، ولا مقاطع للحظات البيع. تبقى الإعادات الموجودة.',
  'recordings.save': 'حفظ إعدادات التسجيل',
  'recordings.size':
    '{shows, plural, =0 {لا تسجيلات بعد} one {عرض مسجَّل واحد، {size}} two {عرضان مسجَّلان، {size}} few {# عروض مسجَّلة، {size}} many {# عرضًا مسجَّلًا، {size}} other {# عرض مسجَّل، {size}}}',
  'recordings.title': 'تسجيلات العروض',
};
