import type { paymentSettings as en } from '../en/payment-settings.ts';
import type { Translation } from '../translation.ts';

/** How the market is paid, as its operator sets it, and in what shops sell. */
export const paymentSettings: Translation<typeof en> = {
  'admin.payments': 'المدفوعات',
  'people.done.payments.changed': 'تغيير إعدادات الدفع',
  'paymentSettings.note': 'كيف يدفع المشترون وبأي عملات تبيع المتاجر.',
  'paymentSettings.closed':
    'لا أحد يستطيع الدفع هنا بعد: لا مفاتيح Stripe، ولا يمكن الدفع إلى المتاجر مباشرة.',
  'paymentSettings.cards.stripe': 'تُقبل البطاقات عبر Stripe.',
  'paymentSettings.cards.sandbox': 'تُقبل البطاقات عبر مزوّد تجريبي، ولا تتحرك أموال حقيقية.',
  'paymentSettings.cards.none': 'البطاقات غير مقبولة. لقبولها أدخل مفاتيح Stripe ثم أعد التشغيل.',
  'paymentSettings.arranged': 'الدفع إلى المتاجر مباشرة',
  'paymentSettings.arrangedNote':
    'يقرر كل متجر إن كان يقبله. تُضاف عمولتك إلى ما على المتجر وتُقتطع من مبيعاته التالية بالبطاقة.',
  'paymentSettings.days': 'مهلة الدفع بالأيام',
  'paymentSettings.daysHint': 'تبقى القطع محجوزة حتى ذلك الحين.',
  'paymentSettings.daysRule': 'بين {least} و{most} يومًا',
  'paymentSettings.currencies': 'العملات',
  'paymentSettings.currenciesNote':
    'تبيع المتاجر بـ {currency} أو بإحدى هذه العملات. نستخدم أسعار الصرف لاحتساب المشتريات ضمن حدود الإنفاق التي يضعها كل شخص لنفسه، ولا تُحوَّل أسعار المنتجات أبدًا.',
  'paymentSettings.allowed': 'يمكن للمتاجر الجديدة اختيارها',
  'paymentSettings.rate': 'قيمة ١ {of} بـ {own}',
  'paymentSettings.rateRule': 'رقم أكبر من صفر، مثل 1.08',
  'paymentSettings.add': 'إضافة عملة',
  'paymentSettings.remove': 'إزالة {currency}',
  'paymentSettings.reserve': 'احتياطي للاعتراضات على الدفع',
  'paymentSettings.reserveNote':
    'عندما تستردّ البنوك كثيرًا من مدفوعات متجر، نحتجز جزءًا من أرباحه لبعض الوقت. يرى المتجر المبلغ والسبب والموعد.',
  'paymentSettings.reserveLimit': 'نسبة اعتراضات أعلى من (٪)',
  'paymentSettings.reserveKept': 'ما يُحتجز من كل طلب (٪)',
  'paymentSettings.reserveDays': 'مدة الاحتجاز بالأيام',
  'paymentSettings.percentRule': 'بين ٠ و١٠٠',
  'paymentSettings.tipsNote':
    'نحتفظ بالإكراميات هذه المدة قبل أن يسحبها المتجر، تحسّبًا لبطاقة مسروقة. ومع ٠ يحصل عليها المتجر فورًا.',
  'paymentSettings.tipDays': 'مدة الاحتجاز بالأيام',
  'developers.component.payments': 'المدفوعات',
  'developers.none': 'غير مُعدّ',
  'shopCurrency.label': 'العملة',
  'shopCurrency.hint': 'كل أسعارك بها، ولا يمكن تغييرها لاحقًا.',
  'shopCurrency.fixed': 'تبيع بـ {currency}، ولا يمكن تغيير ذلك.',

  'error.currency_not_counted': 'وضعت لنفسك حدًّا للإنفاق، ولا يمكننا احتساب هذه العملة ضمنه.',
  'error.currency_not_counted.next': 'اختر شيئًا بعملة أخرى أو غيّر حدودك.',
};
