import { lazyPart } from '@/ui/late/lazy-part.ts';

// What a viewer of a room does not come to has its code fetched when it is used.
export const AmountWindow = lazyPart(async () => (await import('./amount-window.tsx')).AmountWindow);
export const SignInToBid = lazyPart(async () => (await import('./sign-in-to-bid.tsx')).SignInToBid);
export const KeptCoupon = lazyPart(async () => (await import('./kept-coupon.tsx')).KeptCoupon);
export const WishAgain = lazyPart(async () => (await import('./wish-again.tsx')).WishAgain);
export const WishBefore = lazyPart(async () => (await import('./wish-before.tsx')).WishBefore);
export const ConfirmBid = lazyPart(async () => (await import('./confirm-bid.tsx')).ConfirmBid);
