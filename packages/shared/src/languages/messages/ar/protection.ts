import type { protection as english } from '../en/protection.ts';
import type { Translation } from '../translation.ts';

export const protection: Translation<typeof english> = {
  'protection.paidAfter': 'لا يُدفع للبائع إلا بعد وصول القطعة',
  'protection.claim':
    'لديك {fromPurchase} يومًا من الشراء أو {fromDelivery} يومًا من التسليم، أيهما أسبق، لإخبارنا إن كان هناك خطأ.',
};
