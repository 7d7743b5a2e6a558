import type { Checkout, CheckoutShop } from '@souk/shared/money/checkout/schema.ts';
import { ChevronRight, CreditCard, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { DoneRing } from '@/ui/countdown/done-ring.tsx';
import { Menu } from '@/ui/menu/menu.tsx';
import { shownLines } from '../model/sums.ts';
import { SumName } from './checkout-summary.tsx';

/** One of what the buyer has saved, or `new`. */
export interface SavedChoice {
  /** What holds, in a line. */
  shown: string;
  chosen: string;
  choices: ReadonlyArray<{ value: string; label: string }>;
  onChoose: (value: string) => void;
}

interface QuickCheckoutProps {
  checkout: Checkout;
  address: SavedChoice;
  /** Null where nothing is charged. */
  card: SavedChoice | null;
}

/** Where it goes, what is charged and how much: everything one has to see before one tap pays. */
export function QuickCheckout({ checkout, address, card }: QuickCheckoutProps) {
  const t = useT();
  const { money } = useFormat();
  return (
    <>
      <div className="overflow-hidden rounded-16 border border-line">
        <Row
          icon={<MapPin size={20} aria-hidden="true" />}
          label={t(checkout.isPickedUp ? 'checkout.pickUpAt' : 'account.deliverTo')}
          saved={address}
        />
        {card ? (
          <Row icon={<CreditCard size={20} aria-hidden="true" />} label={t('account.payment')} saved={card} />
        ) : null}
      </div>
      <dl className="grid gap-2 text-14">
        {checkout.summary.flatMap((one) =>
          shownLines(one).map((line) => (
            <div key={`${one.currency} ${line.kind} ${line.name}`} className="flex justify-between gap-4">
              <dt className="min-w-0 text-ink-2">
                <SumName line={line} />
              </dt>
              <dd className="shrink-0 figures">{money(line.amount, { exact: true })}</dd>
            </div>
          )),
        )}
      </dl>
    </>
  );
}

interface RowProps {
  icon: ReactNode;
  label: string;
  saved: SavedChoice;
}

/** With nothing kept yet a press asks for it. */
function Row({ icon, label, saved: { shown, chosen, choices, onChoose } }: RowProps) {
  const hasChoice = choices.length > 1;
  const row = (
    <button
      type="button"
      aria-label={`${label}: ${shown}`}
      className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start text-14 not-first:border-t not-first:border-line hover:bg-hover"
      {...(hasChoice ? {} : { onClick: () => onChoose('new') })}
    >
      <span className="shrink-0 text-ink-2">{icon}</span>
      <bdi className="min-w-0 grow truncate font-medium">{shown}</bdi>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-2 rtl:-scale-x-100" />
    </button>
  );
  if (!hasChoice) return row;
  return (
    <Menu
      dark
      align="end"
      trigger={row}
      entries={[{ kind: 'choices', key: 'kept', choices, chosen, onChoose }]}
    />
  );
}

interface QuicklyBoughtProps {
  title: string;
  order: CheckoutShop['order'];
}

/** It is paid, or kept for who pays its shop itself; the room goes on behind it. */
export function QuicklyBought({ title, order }: QuicklyBoughtProps) {
  const t = useT();
  const waits = order !== null && order.payBy !== null;
  return (
    <div role="status" className="py-4 text-center">
      <DoneRing size={84} label={t(waits ? 'checkout.placeOrder' : 'checkout.paid')} />
      <p className="display mt-4 text-22">{t(waits ? 'arranged.ordered' : 'checkout.yours')}</p>
      <p dir="auto" className="own-words mt-1 text-14 text-ink-2">
        {title}
      </p>
      {waits ? <p className="mt-2 text-14 text-ink-2 text-balance">{t('arranged.orderedNote')}</p> : null}
      {order ? (
        <ButtonLink to="/myorders" search={{ order: order._id }} look="soft" size={44} className="mt-4">
          {t(waits ? 'arranged.seeHow' : 'room.seeOrders')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
