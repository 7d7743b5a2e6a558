import type { deviceErrors as english } from '../en/device-errors.ts';
import type { Translation } from '../translation.ts';

export const deviceErrors: Translation<typeof english> = {
  'error.second_factor_required': 'حسابك محميّ بالتحقق بخطوتين.',
  'error.second_factor_required.next': 'أدخل الرمز من تطبيق المصادقة أو أحد رموز الاسترداد.',
  'error.second_factor_on': 'تطبيق المصادقة مُعَدّ بالفعل.',
  'error.second_factor_on.next': 'عطّله أولًا لإعداد تطبيق آخر.',
  'error.second_factor_off': 'التحقق بخطوتين متوقف.',
  'error.second_factor_off.next': 'أعدّ تطبيق مصادقة أولًا.',
  'error.passkey_exists': 'سبق أن أضفت مفتاح المرور هذا.',
  'error.passkey_exists.next': 'سجّل الدخول به، أو أضف مفتاحًا من جهاز آخر.',
};
