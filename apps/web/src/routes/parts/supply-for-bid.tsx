import type { Address } from '@souk/shared/identity/addresses/schema.ts';
import { ShortAddressForm } from '@/features/identity/settings/ui/addresses/short-address-form.tsx';
import { AddCard } from '@/features/money/cards/ui/add-card.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';

interface SupplyForBidProps {
  need: 'address' | 'card';
  /** What it is missing for. */
  to?: 'bid' | 'buy';
  /** The lot has closed meanwhile: it is for the next one. */
  isLate?: boolean;
  /** As rooms are, whatever the theme. */
  dark?: boolean;
  /** With the address that was written. */
  onDone: (address?: Address) => void;
  onClose: () => void;
}

const words = {
  bid: { address: 'room.needAddress', card: 'room.needCard' },
  buy: { address: 'roomList.needAddress', card: 'roomList.needCard' },
} as const;

const notes = { address: 'room.needAddressNote', card: 'room.needCardNote' } as const;

/** The address or the card without which nobody bids or buys, written where one stands. */
export function SupplyForBid({
  need,
  to = 'bid',
  isLate = false,
  dark = true,
  onDone,
  onClose,
}: SupplyForBidProps) {
  const t = useT();
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <Dialog
      dark={dark}
      open
      closable
      width="wide"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(words[to][need])}
      note={to === 'bid' ? t(isLate ? 'room.lateNote' : notes[need]) : undefined}
    >
      {need === 'address' ? (
        <ShortAddressForm
          user={user}
          first
          prepare={() => Promise.resolve()}
          onSaved={onDone}
          onCancel={onClose}
        />
      ) : (
        <AddCard name={user.name} onDone={() => onDone()} onCancel={onClose} />
      )}
    </Dialog>
  );
}
