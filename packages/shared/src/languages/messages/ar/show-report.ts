import type { showReport as en } from '../en/show-report.ts';
import type { Translation } from '../translation.ts';

/** What came of a show, for its host. */
export const showReport: Translation<typeof en> = {
  'showReport.title': 'تقرير العرض',
  'showReport.toShow': 'العودة إلى العرض',
  'showReport.csv': 'تنزيل CSV',
  'showReport.open': 'التقرير',
  'showReport.sum.peak': 'أعلى عدد مشاهدين معًا',
  'showReport.sum.average': 'متوسط المشاهدين',
  'showReport.sum.messages': 'الرسائل',
  'showReport.sum.follows': 'متابعون جدد',
  'showReport.sum.lots': 'القطع المبيعة',
  'showReport.sum.pieces': 'مبيع بسعر ثابت',
  'showReport.sum.sales': 'المبيعات',
  'showReport.sum.tips': 'الإكراميات',
  'showReport.soon': 'يبدأ الرسم بعد دقيقتين.',
  'showReport.shown': 'المعروض في الرسم',
  'showReport.byMinute': 'دقيقة بدقيقة',
  'showReport.minute': 'الدقيقة',
  'showReport.viewers': 'المشاهدون',
  'showReport.messages': 'الرسائل',
  'showReport.follows': 'المتابعون',
  'showReport.lots': 'القطع',
  'showReport.pieces': 'سعر ثابت',
  'showReport.sales': 'المبيعات',
  'showReport.tips': 'الإكراميات',
  'showReport.coHosts': 'مبيعات المضيفين المشاركين',
  'showReport.coHostsNote': 'ما باعوه في المزاد كما رآه الجميع. المال لهم ولا يدخل في أرقامك.',
  'showReport.shop': 'المتجر',
  'showReport.lotsOf': 'القطع: {shop}',
  'showReport.salesOf': 'المبيعات: {shop}',
};
