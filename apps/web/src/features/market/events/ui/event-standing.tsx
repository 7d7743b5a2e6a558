import type { Event } from '@souk/shared/market/events/schema.ts';
import { shelfOf } from '@souk/shared/market/events/states.ts';
import type { ReactNode } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';

/** Above an event: that it is called off, over or nobody else's to see yet; and what its host may do. */
export function EventStanding({ event, acts }: { event: Event; acts: ReactNode }) {
  const t = useT();
  const now = useNow(60_000);
  const shelf = shelfOf({ status: event.status, endsAt: new Date(event.endsAt) }, new Date(now));
  if (shelf === 'upcoming' && !acts) return null;
  return (
    <div className="mb-4 grid gap-3 sm:mb-5">
      {shelf === 'upcoming' ? null : (
        <Notice tone={shelf === 'cancelled' ? 'bad' : 'info'}>{t(`events.status.${shelf}`)}</Notice>
      )}
      {acts}
    </div>
  );
}
