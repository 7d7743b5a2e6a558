import { cardName } from '@souk/shared/money/cards/names.ts';
import type { TransactionKind } from '@souk/shared/money/ledger/kinds.ts';
import type { Movement } from '@souk/shared/money/wallet/schema.ts';
import {
  ArrowLeftRight,
  CircleCheck,
  HandCoins,
  Landmark,
  LockKeyhole,
  LockKeyholeOpen,
  type LucideIcon,
  Package,
  Percent,
  Plus,
  ShoppingBag,
  Undo2,
} from 'lucide-react';
import { type Translate, useT } from '@/platform/i18n/index.ts';

const icons: Record<TransactionKind, LucideIcon> = {
  sale: ShoppingBag,
  tip: HandCoins,
  'tip-matured': CircleCheck,
  'arranged-sale': Percent,
  'arranged-sale-undone': Percent,
  refund: Undo2,
  'refund-kept': Undo2,
  'refund-settled': Undo2,
  'refund-failed': Undo2,
  chargeback: Undo2,
  'chargeback-reversed': CircleCheck,
  matured: CircleCheck,
  frozen: LockKeyhole,
  unfrozen: LockKeyholeOpen,
  'reserve-kept': LockKeyhole,
  'reserve-freed': LockKeyholeOpen,
  payout: Landmark,
  'payout-settled': Landmark,
  'payout-failed': Landmark,
  'to-wallet': ArrowLeftRight,
  'debt-paid': CircleCheck,
  'debt-booked': CircleCheck,
  'debt-unbooked': Undo2,
  'top-up': Plus,
  'top-up-returned': Undo2,
  'top-up-charged-back': LockKeyhole,
  'top-up-charge-won': LockKeyholeOpen,
  'top-up-charge-lost': Undo2,
  'credit-charged-back': LockKeyhole,
  'credit-charge-won': LockKeyholeOpen,
  'credit-charge-lost': Undo2,
  'wallet-held': Package,
  'wallet-released': Undo2,
  'credit-given-up': Undo2,
  'provider-fee': Percent,
};

/** "Sale · Honey-glaze teapot" */
export function MovementName({ movement }: { movement: Movement }) {
  const t = useT();
  const Icon = icons[movement.kind];
  const detail = detailOf(movement, t);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-8 bg-fill text-ink-2"
      >
        <Icon size={16} />
      </span>
      <span className="line-clamp-2 min-w-0">
        <span className="font-semibold">{t(`wallet.kind.${movement.kind}`)}</span>
        {detail ? (
          <span className="text-ink-2 sm:text-ink-1">
            {' · '}
            <bdi>{detail}</bdi>
          </span>
        ) : null}
      </span>
    </span>
  );
}

function detailOf({ title, person, card, bank }: Movement, t: Translate): string | null {
  if (person) return t('wallet.fromPerson', { name: person.name });
  if (bank) return t('wallet.toBank', { bank });
  return title ?? (card && cardName(card));
}
