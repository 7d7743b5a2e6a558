import type { categories as en } from '../en/categories.ts';
import type { Translation } from '../translation.ts';

/** The tree of categories, as staff keep it. */
export const categories: Translation<typeof en> = {
  'categories.note':
    'حيث يعرض البائعون منتجاتهم وفعالياتهم وعروضهم المباشرة. من دون فئة لا يمكن عرض أي شيء للبيع.',
  'categories.add': 'إضافة فئة',
  'categories.change': 'تعديل الفئة',
  'categories.names': 'اترك الاسم فارغًا ليظهر الاسم الإنجليزي في تلك اللغة.',
  'categories.nameIn': 'الاسم بلغة {language}',
  'categories.parent': 'الفئة الأم',
  'categories.top': 'بلا فئة أم (المستوى الأول)',
  'categories.position': 'الترتيب',
  'categories.positionHint': 'الأرقام الأصغر تأتي أولًا.',
  'categories.positionRule': 'أدخل عددًا صحيحًا من 0 إلى 9999',
  'categories.save': 'حفظ الفئة',
  'categories.cancel': 'إلغاء',
  'categories.saved': 'حُفظت الفئة',
  'categories.edit': 'تعديل',
  'categories.delete': 'حذف',
  'categories.deleteTitle': 'حذف «{name}»؟',
  'categories.deleteNote': 'لا يمكن حذف فئة إلا إذا كانت فارغة. وتُحذف معها رسومها وضرائبها الخاصة.',
  'categories.deleteGo': 'حذف الفئة',
  'categories.deleted': 'حُذفت الفئة',
  'error.category_in_use': 'هذه الفئة ليست فارغة.',
  'error.category_in_use.next':
    'انقل أولًا ما فيها من منتجات وفعاليات وعروض مباشرة وفئات فرعية، والمسودات أيضًا.',
  'people.done.category.added': 'إضافة فئة',
  'people.done.category.changed': 'تعديل فئة',
  'people.done.category.removed': 'حذف فئة',
};
