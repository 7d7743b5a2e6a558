import type { auctionTerms as en } from '../en/auction-terms.ts';
import type { Translation } from '../translation.ts';

/** How an auction is set up: what bids go up by, when it begins. */
export const auctionTerms: Translation<typeof en> = {
  'editor.starts': 'بدء المزاد',
  'editor.starts.now': 'فور عرضه',
  'editor.starts.later': 'في وقت محدد',
  'editor.startDay': 'تاريخ البدء',
  'editor.startTime': 'وقت البدء',
  'editor.startPast': 'اختر وقتًا لم يمضِ بعد',
  'editor.startZone': 'بتوقيتك، {zone}. يراه كل مشترٍ بتوقيته، وتُحسب المدة من ذلك الوقت.',
  'steps.title': 'مقدار الزيادة',
  'steps.usual': 'المعتاد',
  'steps.own': 'أحدده بنفسي',
  'steps.under': '{step} دون {below}',
  'steps.above': 'ثم {step}',
  'steps.always': 'كل عرض',
  'steps.from': 'من {price} فأكثر',
  'steps.below': 'دون',
  'steps.belowRule': 'أعلى من الشريحة السابقة',
  'steps.step': 'يزيد بمقدار',
  'steps.add': 'إضافة شريحة',
  'steps.remove': 'إزالة الشريحة {number}',
  'auction.startsIn': 'يبدأ بعد',
  'auction.watchNoteWaiting': 'سنخبرك عند بدء المزاد، ونذكّرك قبل انتهائه.',
};
