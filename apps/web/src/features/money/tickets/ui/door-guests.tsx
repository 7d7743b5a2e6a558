import type { DoorTicket } from '@souk/shared/money/tickets/schema.ts';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { momentOf } from '@/platform/i18n/moment.ts';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { findGuests } from '../model/door.ts';

interface DoorGuestsProps {
  tickets: readonly DoorTicket[];
  busy: boolean;
  onLetIn: (code: string) => void;
}

// To find one among thousands, one types a name.
const SHOWN = 50;

/** Who comes, for those without their phone. */
export function DoorGuests({ tickets, busy, onLetIn }: DoorGuestsProps) {
  const t = useT();
  const format = useFormat();
  const { number } = format;
  const [typed, setTyped] = useState('');
  if (tickets.length === 0) return <EmptyState title={t('checkIn.none')} note={t('checkIn.noneNote')} />;
  const found = findGuests(tickets, typed);
  return (
    <>
      <TextInput label={t('checkIn.find')} type="search" value={typed} onChange={setTyped} />
      {found.length === 0 ? <p className="mt-4 text-14 text-ink-2">{t('checkIn.nobodyFound')}</p> : null}
      <ul className="mt-3 grid">
        {found.slice(0, SHOWN).map(({ _id, code, kind, holder, order, state, enteredAt }) => {
          const name = holder?.name ?? t('checkIn.someone');
          return (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hairline py-3 [&+&]:border-t"
            >
              <div className="min-w-0 text-14 wrap-anywhere">
                <p className="font-semibold">{name}</p>
                <p className="text-13 text-ink-2 figures">{[kind, order.number].join(' · ')}</p>
              </div>
              {state === 'valid' ? (
                <Button
                  aria-label={t('checkIn.letInWho', { name })}
                  disabled={busy}
                  onClick={() => onLetIn(code)}
                >
                  {t('checkIn.letIn')}
                </Button>
              ) : (
                <p className="text-13 text-ink-2 figures">
                  {state === 'used' && enteredAt
                    ? t('tickets.used', { time: momentOf(format, enteredAt) })
                    : t(`tickets.state.${state}`)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {found.length > SHOWN ? (
        <p className="mt-3 text-13 text-ink-2 figures">
          {t('checkIn.more', { count: found.length - SHOWN, shown: number(found.length - SHOWN) })}
        </p>
      ) : null}
    </>
  );
}
