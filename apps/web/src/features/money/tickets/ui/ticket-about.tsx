import type { Ticket } from '@souk/shared/money/tickets/schema.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { useEventDay } from '@/ui/event-day/use-event-day.ts';

interface TicketAboutProps {
  ticket: Ticket;
  number: number;
  total: number;
}

/** What a ticket is for: kind, event, when and where. */
export function TicketAbout({ ticket: { kind, event }, number, total }: TicketAboutProps) {
  const t = useT();
  const day = useEventDay(event);
  const where = [event.place, event.address, event.city].filter(Boolean).join(', ');
  return (
    <div className="min-w-0 text-14">
      <p className="font-semibold wrap-anywhere">{kind}</p>
      <p className="text-13 text-ink-2 figures">{t('tickets.numbered', { number, total })}</p>
      <p className="mt-1.5">
        <Link
          to="/event-view/$productId"
          params={{ productId: event._id }}
          className="touch-44 rounded-6 font-semibold wrap-anywhere underline underline-offset-3"
        >
          {event.title}
        </Link>
      </p>
      <p className="text-ink-2 figures">{day}</p>
      <p className="wrap-anywhere text-ink-2">{where || t('ui.online')}</p>
    </div>
  );
}
