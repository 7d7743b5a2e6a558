import { ShortAddressForm } from '@/features/identity/settings/ui/addresses/short-address-form.tsx';
import { AddCard } from '@/features/money/cards/ui/add-card.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';

interface SupplyForBidProps {
  need: 'address' | 'card';
  onDone: () => void;
  onClose: () => void;
}

/** The address or the card without which nobody bids, written where one stands. */
export function SupplyForBid({ need, onDone, onClose }: SupplyForBidProps) {
  const t = useT();
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <Dialog
      dark
      open
      closable
      width="wide"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={need === 'address' ? t('room.needAddress') : t('room.needCard')}
      note={need === 'address' ? t('room.needAddressNote') : t('room.needCardNote')}
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
        <AddCard name={user.name} onDone={onDone} onCancel={onClose} />
      )}
    </Dialog>
  );
}
