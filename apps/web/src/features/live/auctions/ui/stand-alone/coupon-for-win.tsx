import { Suspense } from 'react';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const WinCoupon = lazyPart(async () => (await import('../win-coupon.tsx')).WinCoupon);

/** Of who may bid; its code comes once the page is alive. */
export function CouponForWin({ lotId }: { lotId: string }) {
  return useSession(isSignedIn) ? (
    <Suspense fallback={null}>
      <WinCoupon lotId={lotId} />
    </Suspense>
  ) : null;
}
