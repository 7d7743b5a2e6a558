import type { Event } from '@souk/shared/market/events/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';

/** The kinds of tickets, what they cost and how many are left of each. */
export function Tickets({ event, isOwn }: { event: Event; isOwn: boolean }) {
  const t = useT();
  const { money, number } = useFormat();
  const gone = event.tickets.every(({ left }) => left === 0);
  return (
    <Panel title={t('market.tickets')}>
      <ul className="grid gap-2">
        {event.tickets.map(({ _id, name, note, price, left }) => (
          <li
            key={_id}
            className={cx(
              'flex items-start justify-between gap-4 rounded-12 border border-line px-4 py-3',
              left === 0 && 'bg-fill text-ink-3',
            )}
          >
            <div className="min-w-0 wrap-anywhere">
              <p className="text-14 font-semibold">{name}</p>
              {note ? <p className="text-12 text-ink-2">{note}</p> : null}
              {left === null ? null : (
                <p className="text-12 text-ink-2 figures">
                  {t('ui.seatsLeft', { count: left, shown: number(left) })}
                </p>
              )}
            </div>
            <p className="text-16 font-semibold figures">
              {price.amount === 0 ? t('ui.free') : money(price)}
            </p>
          </li>
        ))}
      </ul>
      {isOwn ? null : (
        <Notice tone={gone ? 'warning' : 'info'} className="mt-4">
          {t(gone ? 'market.ticketsGone' : 'events.ticketsAtShop', { shop: event.shop.name })}
        </Notice>
      )}
    </Panel>
  );
}
