import type { flashSales as en } from '../en/flash-sales.ts';
import type { Translation } from '../translation.ts';

/** Flash sales in the room of a show. */
export const flashSales: Translation<typeof en> = {
  'error.flash_sale_running': 'هناك عرض خاطف جارٍ بالفعل.',
  'error.flash_sale_running.next': 'أنهِه أولًا، أو انتظر حتى ينتهي.',
  'error.flash_sale_over': 'انتهى هذا العرض الخاطف.',
  'error.flash_sale_over.next': 'يمكنك بدء عرض خاطف آخر.',
  'error.flash_sale_stock': 'لا تتوفر هذه الكمية في المخزون.',
  'error.flash_sale_stock.next': 'اختر كمية أقل.',
  'error.flash_sale_not_cheaper': 'يجب أن يكون سعر العرض الخاطف أقل من السعر المعتاد وأعلى من الصفر.',
  'error.flash_sale_not_cheaper.next': 'قلّل الخصم قليلًا.',
  'error.too_many_flash_sales': 'لديك ١٠٠ عرض خاطف بالفعل.',
  'error.too_many_flash_sales.next': 'احتفظ بالبقية لعرض مباشر آخر.',
  'flash.amountOff': 'مبلغ',
  'flash.end': 'إنهاء الآن',
  'flash.for': 'المدة',
  'flash.from': 'ابتداءً من {price}',
  'flash.gone': 'نفدت الكمية بهذا السعر',
  'flash.items': 'القطع بهذا السعر',
  'flash.left':
    '{count, plural, one {بقيت واحدة} two {بقيت اثنتان} few {بقيت #} many {بقيت #} other {بقيت #}}',
  'flash.limit':
    '{count, plural, one {قطعة واحدة للشخص} two {قطعتان للشخص كحد أقصى} few {# قطع للشخص كحد أقصى} many {# قطعة للشخص كحد أقصى} other {# قطعة للشخص كحد أقصى}}',
  'flash.new': 'عرض خاطف جديد',
  'flash.ofAvailable': '{count} في المخزون',
  'flash.over': 'انتهى العرض الخاطف',
  'flash.overNote':
    '{taken, plural, =0 {لم يشترِ أحد بهذا السعر} one {بيعت # من {pieces}} two {بيعت # من {pieces}} few {بيعت # من {pieces}} many {بيعت # من {pieces}} other {بيعت # من {pieces}}}',
  'flash.overHint': 'عاد إلى سعره المعتاد',
  'flash.percentOff': 'نسبة',
  'flash.perPerson': 'الحد الأقصى للشخص',
  'flash.preview': 'من {was} إلى {price}',
  'flash.previewFrom': 'ابتداءً من {price} بدلًا من {was}',
  'flash.start': 'بدء العرض الخاطف',
  'flash.startOf': 'بدء عرض خاطف على {title}',
  'flash.taken': 'حُجز {taken} من {pieces}',
  'flash.title': 'عرض خاطف',
};
