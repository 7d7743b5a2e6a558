import type { Event } from '@souk/shared/market/events/schema.ts';
import { ShoppingBag } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Quantity } from '@/ui/quantity/quantity.tsx';
import type { TicketChoice } from '../model/ticket-choice.ts';

export interface TicketBuying {
  choice: TicketChoice;
  onGet: () => void;
  onAddToCart: () => void;
  working: 'get' | 'cart' | null;
}

interface TicketsProps {
  event: Event;
  /** Null where nothing can be bought: it is one's own, over or full. */
  buying: TicketBuying | null;
  /** They cost something, which nobody here can pay: that takes a card. */
  needsCard: boolean;
}

/** The kinds of tickets, what they cost and how many are left of each; how many one wants. */
export function Tickets({ event, buying, needsCard }: TicketsProps) {
  const t = useT();
  const { money, number } = useFormat();
  const gone = event.tickets.every(({ left }) => left === 0);
  return (
    <Panel title={t('market.tickets')}>
      <ul className="grid gap-2">
        {event.tickets.map(({ _id, name, note, price, left }) => (
          <li
            key={_id}
            className={cx('rounded-12 border border-line px-4 py-3', left === 0 && 'bg-fill text-ink-3')}
          >
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0 wrap-anywhere">
                <p className="text-14 font-semibold">{name}</p>
                {note ? <p className="text-12 text-ink-2">{note}</p> : null}
              </div>
              <p className="text-16 font-semibold figures">
                {price.amount === 0 ? t('ui.free') : money(price)}
              </p>
            </div>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="text-12 text-ink-2 figures">
                {left === null ? null : t('ui.seatsLeft', { count: left, shown: number(left) })}
              </p>
              {buying && left !== 0 ? (
                <Quantity
                  label={t('tickets.howMany', { name })}
                  value={buying.choice.counts[_id] ?? 0}
                  min={0}
                  max={buying.choice.mostOf(_id)}
                  onChange={(quantity) => buying.choice.take(_id, quantity)}
                />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {event.perPerson === null || !buying ? null : (
        <p className="mt-3 text-13 text-ink-2 figures">
          {t('tickets.perPerson', { count: event.perPerson })}
        </p>
      )}
      {gone ? (
        <Notice tone="warning" className="mt-4">
          {t('market.ticketsGone')}
        </Notice>
      ) : null}
      {needsCard && !gone ? (
        <Notice tone="warning" className="mt-4">
          {t('tickets.needCard')}
        </Notice>
      ) : null}
      {buying ? (
        <div className="mt-4 grid gap-2.5">
          <GetButton {...buying} />
          <Button
            size={48}
            icon={<ShoppingBag size={19} aria-hidden="true" />}
            disabled={buying.choice.count === 0}
            loading={buying.working === 'cart'}
            onClick={buying.onAddToCart}
          >
            {t('market.addToCart')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}

function GetButton({ choice, onGet, working }: TicketBuying) {
  const t = useT();
  const { money } = useFormat();
  const { total, count } = choice;
  return (
    <Button look="accent" size={56} disabled={!total} loading={working === 'get'} onClick={onGet}>
      {total
        ? t('tickets.get', { count, price: total.amount === 0 ? t('ui.free') : money(total) })
        : t('tickets.choose')}
    </Button>
  );
}
