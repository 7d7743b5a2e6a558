import { lazy } from 'react';

// What a viewer of a room does not come to has its code fetched when it is used.
export const AmountWindow = lazy(async () => ({
  default: (await import('./amount-window.tsx')).AmountWindow,
}));
export const SignInToBid = lazy(async () => ({
  default: (await import('./sign-in-to-bid.tsx')).SignInToBid,
}));
export const KeptCoupon = lazy(async () => ({ default: (await import('./kept-coupon.tsx')).KeptCoupon }));
