import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useCachedPage } from '@/platform/offline/use-cached-page.ts';
import { Button } from '@/ui/button/button.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { QrCode } from '@/ui/qr-code/qr-code.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getTickets } from '../api/get-tickets.ts';
import { TicketAbout } from './ticket-about.tsx';
import { isGood, TicketStanding } from './ticket-standing.tsx';
import { TicketWindow } from './ticket-window.tsx';

/** The tickets of an order: each with its code, and large enough for the door when it is opened. */
export function OrderTickets({ orderId }: { orderId: string }) {
  const t = useT();
  const query = useQuery(getTickets(orderId));
  const [shown, setShown] = useState<number | null>(null);
  useCachedPage(query.isSuccess);
  if (!query.data) {
    return query.isError ? (
      <ErrorState title={t('orders.loadFailed')} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-56 w-full !rounded-16" />
    );
  }
  const { items } = query.data;
  const total = items.length;
  return (
    <Panel title={t('tickets.yours', { count: total })}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {items.map((ticket, index) => (
          <li
            key={ticket._id}
            className="flex min-w-0 flex-wrap items-center gap-4 rounded-14 border border-line p-4"
          >
            {isGood(ticket) ? (
              <QrCode text={ticket.code} label={t('tickets.qr')} className="size-28 shrink-0" />
            ) : null}
            <div className="grid min-w-0 grow basis-[9rem] justify-items-start gap-2">
              <TicketAbout ticket={ticket} number={index + 1} total={total} />
              <TicketStanding ticket={ticket} />
              {isGood(ticket) ? (
                <Button
                  aria-label={t('tickets.show', { number: index + 1, total })}
                  onClick={() => setShown(index)}
                >
                  {t('tickets.open')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <TicketWindow tickets={items} shown={shown} onShow={setShown} />
    </Panel>
  );
}
