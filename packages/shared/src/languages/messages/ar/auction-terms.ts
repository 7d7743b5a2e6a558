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
  'hosting.bidders': 'المزايدون',
  'hosting.moreTerms': 'إعدادات أخرى',
  'hosting.ownSteps': 'زيادات خاصة',
  'hosting.confirmsAbove': 'تأكيد فوق {price}',
  'hosting.extendsAtMost':
    '{count, plural, =0 {دون تمديد} one {تمديد واحد على الأكثر} two {تمديدان على الأكثر} few {# تمديدات على الأكثر} many {# تمديدًا على الأكثر} other {# تمديد على الأكثر}}',
  'hosting.confirmAbove': 'طلب التأكيد فوق',
  'hosting.confirmAboveNote': 'لا يُحتسب العرض الأعلى إلا بعد تأكيد صاحبه.',
  'hosting.noLimit': 'بلا حد',
  'hosting.mostExtensions': 'أقصى عدد للتمديدات',
  'hosting.mostExtensionsNote': 'بعدها لا تضيف العروض المتأخرة وقتًا.',
  'hosting.mostExtensionsRule': 'رقم لا يتجاوز {most}',
  'hosting.shipsNowhere':
    '{count, plural, one {لا يمكن شحن قطعة واحدة إلى أي مكان، فلن يستطيع أحد المزايدة عليها. أضف طريقة شحن.} two {لا يمكن شحن قطعتين إلى أي مكان، فلن يستطيع أحد المزايدة عليهما. أضف طريقة شحن.} few {لا يمكن شحن # قطع إلى أي مكان، فلن يستطيع أحد المزايدة عليها. أضف طريقة شحن.} many {لا يمكن شحن # قطعة إلى أي مكان، فلن يستطيع أحد المزايدة عليها. أضف طريقة شحن.} other {لا يمكن شحن # قطعة إلى أي مكان، فلن يستطيع أحد المزايدة عليها. أضف طريقة شحن.}}',
  'hosting.toShipping': 'إعدادات الشحن',
  'room.nextBidder': 'اخصم مني إن لم يدفع الفائز',
  'room.nextBidderNote': 'إن كنت التالي فهي لك بأعلى عرض قدمته. يسري على هذا البث كله.',
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
