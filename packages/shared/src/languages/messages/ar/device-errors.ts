import type { deviceErrors as english } from '../en/device-errors.ts';
import type { Translation } from '../translation.ts';

export const deviceErrors: Translation<typeof english> = {
  'error.second_factor_required': 'يطلب حسابك إثباتًا ثانيًا.',
  'error.second_factor_required.next': 'أدخل الرمز من تطبيق المصادقة أو أحد رموز الاسترداد.',
  'error.second_factor_on': 'رموز تطبيق المصادقة مفعّلة بالفعل.',
  'error.second_factor_on.next': 'عطّلها أولًا لإعداد تطبيق آخر.',
  'error.second_factor_off': 'رموز تطبيق المصادقة غير مفعّلة.',
  'error.second_factor_off.next': 'أعدّ تطبيقًا أولًا.',
  'error.passkey_exists': 'أُضيف مفتاح المرور هذا من قبل.',
  'error.passkey_exists.next': 'سجّل الدخول به، أو أضف مفتاحًا من جهاز آخر.',
};
