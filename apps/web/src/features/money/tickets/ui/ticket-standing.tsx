import type { Ticket } from '@souk/shared/money/tickets/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { momentOf } from '@/platform/i18n/moment.ts';
import { cx } from '@/ui/cx.ts';

/** It may be shown: one that was used says when. */
export const isGood = ({ state }: Pick<Ticket, 'state'>): boolean => state === 'valid' || state === 'used';

export function TicketStanding({ ticket: { state, enteredAt } }: { ticket: Ticket }) {
  const t = useT();
  const format = useFormat();
  const isValid = state === 'valid';
  return (
    <p className={cx('text-13 font-semibold figures', isValid ? 'text-won-text' : 'text-ink-2')}>
      {state === 'used' && enteredAt
        ? t('tickets.used', { time: momentOf(format, enteredAt) })
        : t(`tickets.state.${state}`)}
    </p>
  );
}
