import type { recordings as en } from '../en/recordings.ts';
import type { Translation } from '../translation.ts';

/** How long shows are kept. */
export const recordings: Translation<typeof en> = {
  'people.done.recordings.changed': 'تغيير إعدادات التسجيلات',
  'recordings.days': 'عدد الأيام بعد البث',
  'recordings.daysRule': 'اختر من {least} إلى {most} يومًا.',
  'recordings.keep': 'مدة حفظ البث',
  'recordings.keep.always': 'حفظ دائم',
  'recordings.keep.alwaysNote': 'لا تُحذف الإعادات أبدًا. تأكد من وجود مساحة كافية.',
  'recordings.keep.days': 'حفظ لمدة محددة',
  'recordings.keep.daysNote': 'ثم تُحذف الإعادة. تبقى مقاطع البيع حتى تنتهي مهلة المطالبات.',
  'recordings.keep.never': 'بلا تسجيل',
  'recordings.keep.neverNote':
    'لن تمكن إعادة مشاهدة البث الجديد ولن تكون هناك مقاطع للبيع. تبقى الإعادات الموجودة.',
  'recordings.save': 'حفظ إعدادات التسجيل',
  'recordings.size':
    '{shows, plural, =0 {لا تسجيلات بعد} one {بث مسجل واحد، {size}} two {بثان مسجلان، {size}} few {# بثوث مسجلة، {size}} many {# بثًا مسجلًا، {size}} other {# بث مسجل، {size}}}',
  'recordings.title': 'تسجيلات البث',
};
