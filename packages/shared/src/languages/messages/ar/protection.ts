import type { protection as english } from '../en/protection.ts';
import type { Translation } from '../translation.ts';

export const protection: Translation<typeof english> = {
  'protection.paidAfter': 'ندفع للبائع بعد وصول القطعة إليك',
  'protection.claim':
    'هل هناك مشكلة؟ أخبرنا خلال {fromPurchase} يومًا من الشراء أو {fromDelivery} يومًا من التسليم، أيهما أسبق.',
};
