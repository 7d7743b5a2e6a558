import { dueTo, type RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { Suspense } from 'react';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const PaymentNotice = lazyPart(async () => (await import('./payment-notice.tsx')).PaymentNotice);

interface PaymentDueProps {
  lots: readonly RoomLot[];
  ownIds: readonly string[];
  onPay: (lotId: string) => void;
}

/** For the winner whose card was declined, and for who is asked in their place: how long they have to pay. */
export function PaymentDue({ lots, ownIds, onPay }: PaymentDueProps) {
  const due = dueTo(lots, ownIds);
  if (!due) return null;
  return (
    <Suspense fallback={null}>
      <PaymentNotice {...due} onPay={() => onPay(due.lot._id)} />
    </Suspense>
  );
}
