import type { fees as en } from '../en/fees.ts';
import type { Translation } from '../translation.ts';

/** What selling costs, as staff keep it. */
export const fees: Translation<typeof en> = {
  'fees.note':
    'كم يكلّف البيع. تُطبَّق النسبة الأخصّ: نسبة المتجر ثم الفئة ثم السوق. وتحتفظ الطلبات السابقة برسومها.',
  'fees.market': 'السوق',
  'fees.fixed': 'مع مبلغ ثابت',
  'fees.least': 'حد أدنى',
  'fees.most': 'حد أقصى',
  'fees.mostRule': 'لا يقل عن الحد الأدنى',
  'fees.elsewhere': 'رسوم الدفع الثابتة بالعملات الأخرى',
  'fees.elsewhereNote': 'إذا تركت حقلًا فارغًا، يُحوَّل مبلغك وفق سعر الصرف لديك.',
  'fees.converted': 'عند تركه فارغًا: {amount}',
  'fees.returned': 'إعادة رسوم الدفع إلى المتجر عند ردّ مبلغ الطلب',
  'fees.save': 'حفظ الرسوم',
  'fees.saved': 'حُفظت الرسوم',
  'fees.removed': 'عادت الرسوم المعتادة',
  'fees.of.category': 'الفئات',
  'fees.of.shop': 'المتاجر',
  'fees.note.category': 'عمولة لفئة ولكل ما تحتها.',
  'fees.note.shop': 'عمولة متفق عليها مع متجر واحد أيًا كان ما يبيعه.',
  'fees.add.category': 'إضافة فئة',
  'fees.add.shop': 'إضافة متجر',
  'fees.edit': 'تعديل رسوم {name}',
  'fees.remove': 'إزالة رسوم {name}',
  'fees.atLeast': '{amount} على الأقل',
  'fees.atMost': '{amount} على الأكثر',
  'fees.findShop': 'البحث عن متجر',
  'fees.findShopHint': 'ابحث باسمه ثم اختره.',
  'fees.shop': 'المتجر',
  'fees.commissionAndFixed': 'العمولة {percent}٪ + {fixed}',
  'people.done.fees.changed': 'تعديل الرسوم',
  'people.done.fees.removed': 'إزالة رسوم خاصة',
};
