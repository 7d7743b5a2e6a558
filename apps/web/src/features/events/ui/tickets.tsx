import type { Event } from '@souk/shared/events/schema.ts';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Quantity } from '@/ui/quantity/quantity.tsx';

interface TicketsProps {
  event: Event;
  onBuy: (ticketId: string, quantity: number) => void;
  working: boolean;
}

const most = 8;

/** The kinds of tickets, how many are left of each, and how many one takes. */
export function Tickets({ event, onBuy, working }: TicketsProps) {
  const t = useT();
  const { money } = useFormat();
  const open = event.tickets.filter(({ left }) => left === null || left > 0);
  const [chosen, setChosen] = useState(open[0]?._id ?? null);
  const [count, setCount] = useState(1);
  const ticket = event.tickets.find(({ _id }) => _id === chosen);
  const max = Math.min(most, ticket?.left ?? most);
  const quantity = Math.min(count, max);
  return (
    <Panel title={t('market.tickets')}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('market.tickets')}</legend>
        {event.tickets.map(({ _id, name, note, price, left }) => (
          <label key={_id} className="relative block">
            <input
              type="radio"
              name="ticket"
              value={_id}
              checked={chosen === _id}
              disabled={left === 0}
              onChange={() => setChosen(_id)}
              className="peer absolute inset-0 z-1 cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            <span className="flex items-start justify-between gap-4 rounded-12 border border-control/60 px-4 py-3 peer-checked:border-ink-1 peer-checked:shadow-[inset_0_0_0_1px_var(--ink-1)] peer-focus-visible:ring-3 peer-focus-visible:ring-accent-ring peer-disabled:bg-fill peer-disabled:text-ink-3">
              <span className="min-w-0">
                <span className="block text-14 font-semibold">{name}</span>
                {note ? <span className="block text-12 text-ink-2">{note}</span> : null}
                {left === null ? null : (
                  <span className="block text-12 text-ink-2 figures">
                    {t('ui.seatsLeft', { count: left })}
                  </span>
                )}
              </span>
              <span className="text-16 font-semibold figures">
                {price.amount === 0 ? t('ui.free') : money(price)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {ticket && max > 0 ? (
        <div className="mt-4 flex items-center gap-3">
          <Quantity label={t('market.howMany')} value={quantity} max={max} onChange={setCount} />
          <Button
            look="accent"
            size={48}
            loading={working}
            onClick={() => onBuy(ticket._id, quantity)}
            className="min-w-0 grow"
          >
            {ticket.price.amount === 0
              ? t('market.takeTickets', { count: quantity })
              : t('market.buyTickets', {
                  price: money({ ...ticket.price, amount: ticket.price.amount * quantity }),
                })}
          </Button>
        </div>
      ) : (
        <Notice tone="warning" className="mt-4">
          {t('market.ticketsGone')}
        </Notice>
      )}
    </Panel>
  );
}
