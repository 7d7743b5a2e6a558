import type { searching as english } from '../en/searching.ts';
import type { Translation } from '../translation.ts';

export const searching: Translation<typeof english> = {
  'searching.shipping': 'الشحن',
  'searching.freeShipping': 'شحن مجاني',
  'searching.shipsTo': 'يُشحن إلى {country}',
  'searching.meant': 'لا نتائج مطابقة تمامًا لـ «{keyword}». هذا أقرب ما وجدناه.',
  'searching.lookFor': 'ابحث عن «{keyword}»',
  'searching.popular': 'فئات رائجة',
  'searching.orMore': '{count}+',
  'searching.countedAmong': 'توجد نتائج أكثر مما نعدّه: الأرقام بجانب المرشحات تخص {count} نتيجة فُحصت.',
  'searching.resultsOrMore':
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة أو أكثر} two {نتيجتان أو أكثر} few {# نتائج أو أكثر} many {# نتيجة أو أكثر} other {# نتيجة أو أكثر}}',
  'searching.showOrMore':
    '{count, plural, zero {لا شيء مطابق} one {اعرض قطعة واحدة أو أكثر} two {اعرض قطعتين أو أكثر} few {اعرض # قطع أو أكثر} many {اعرض # قطعة أو أكثر} other {اعرض # قطعة أو أكثر}}',
  'searching.suggestions': 'اقتراحات',
  'searching.recent': 'عمليات بحث حديثة',
  'searching.forget': 'مسح عمليات البحث الحديثة',
  'searching.kind.product': 'منتج',
  'searching.kind.category': 'فئة',
  'searching.kind.shop': 'متجر',
  'searching.kind.show': 'عرض مباشر',
  'searching.kind.person': 'شخص',
};
