import { buyerOf, type RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { LotSettlement } from '@souk/shared/live/settlement/rules.ts';
import { lazy, Suspense } from 'react';

const PaymentNotice = lazy(async () => ({ default: (await import('./payment-notice.tsx')).PaymentNotice }));

interface PaymentDueProps {
  lots: readonly RoomLot[];
  ownIds: readonly string[];
  onPay: (lotId: string) => void;
}

/** For the winner whose card was declined, and for who is asked in their place: how long they have to pay. */
export function PaymentDue({ lots, ownIds, onPay }: PaymentDueProps) {
  const due = lots.find(
    ({ told }) => isAsked(told?.settlement) && told?.payBy && ownIds.includes(buyerOf(told)?.id ?? ''),
  );
  if (!due?.told) return null;
  const { settlement, payBy } = due.told;
  return (
    <Suspense fallback={null}>
      <PaymentNotice
        lot={due}
        payBy={payBy ?? 0}
        isOffered={settlement === 'second-chance'}
        onPay={() => onPay(due._id)}
      />
    </Suspense>
  );
}

const isAsked = (settlement: LotSettlement | null | undefined) =>
  settlement === 'failed' || settlement === 'second-chance';
