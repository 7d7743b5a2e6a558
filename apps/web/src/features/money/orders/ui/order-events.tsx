import type { Order } from '@souk/shared/money/orders/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { momentOf } from '@/platform/i18n/moment.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { eventSentence, isOnlyTickets, toldEvents } from '../model/order-words.ts';

interface OrderEventsProps {
  order: Pick<Order, 'events' | 'lines'>;
  isBuyer?: boolean;
}

/** The story of an order, the latest first. */
export function OrderEvents({ order, isBuyer = false }: OrderEventsProps) {
  const t = useT();
  const format = useFormat();
  const onlyTickets = isOnlyTickets(order);
  return (
    <Panel title={t('orders.happened')}>
      <ol className="flex flex-col gap-4">
        {toldEvents(order.events).map((event) => (
          <li key={`${event.kind} ${event.at}`} className="flex gap-x-5 text-14 max-sm:flex-col sm:gap-x-6">
            <time dateTime={event.at} className="shrink-0 text-ink-2 figures sm:w-28">
              {momentOf(format, event.at)}
            </time>
            <div className="min-w-0 grow">
              <p>{eventSentence(event, { t, format, onlyTickets, isBuyer })}</p>
              {event.note ? (
                <p dir="auto" className="own-words mt-0.5 whitespace-pre-line wrap-anywhere text-ink-2">
                  {t('orders.quoted', { words: event.note })}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
