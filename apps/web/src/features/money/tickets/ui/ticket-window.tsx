import { writeTicketCode } from '@souk/shared/money/tickets/code.ts';
import type { Ticket } from '@souk/shared/money/tickets/schema.ts';
import { CalendarPlus, ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { apiBase } from '@/platform/api/base.ts';
import { useT } from '@/platform/i18n/index.ts';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { QrCode } from '@/ui/qr-code/qr-code.tsx';
import { TicketAbout } from './ticket-about.tsx';
import { TicketStanding } from './ticket-standing.tsx';

interface TicketWindowProps {
  tickets: readonly Ticket[];
  /** Which of them; none is open without. */
  shown: number | null;
  onShow: (index: number | null) => void;
}

/** One ticket as large as the screen allows, to be held under a camera; the next is a tap away. */
export function TicketWindow({ tickets, shown, onShow }: TicketWindowProps) {
  const t = useT();
  const ticket = shown === null ? undefined : tickets[shown];
  const total = tickets.length;
  return (
    <Dialog
      title={ticket?.event.title ?? ''}
      open={ticket !== undefined}
      onOpenChange={(open) => (open ? undefined : onShow(null))}
      closable
    >
      {ticket && shown !== null ? (
        <div className="grid justify-items-center gap-4">
          <QrCode
            text={ticket.code}
            label={t('tickets.qr')}
            className="aspect-square w-[min(100%,60dvh)] max-w-100"
          />
          <div className="flex w-full items-center justify-between gap-2">
            <Step label={t('tickets.before')} onClick={shown > 0 ? () => onShow(shown - 1) : null}>
              <ChevronLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
            </Step>
            <p dir="ltr" className="text-center text-18 font-semibold tracking-wider figures">
              {writeTicketCode(ticket.code)}
            </p>
            <Step label={t('tickets.after')} onClick={shown < total - 1 ? () => onShow(shown + 1) : null}>
              <ChevronRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
            </Step>
          </div>
          <div className="w-full">
            <TicketAbout ticket={ticket} number={shown + 1} total={total} />
            <TicketStanding ticket={ticket} />
          </div>
          <div className="flex w-full flex-wrap gap-2">
            <a href={`${apiBase}/events/${ticket.event._id}.ics`} className={buttonStyle({})}>
              <CalendarPlus size={18} aria-hidden="true" />
              {t('market.addToCalendar')}
            </a>
            {ticket.event.link ? (
              <a href={ticket.event.link} target="_blank" rel="noreferrer" className={buttonStyle({})}>
                <ExternalLink size={18} aria-hidden="true" />
                {t('events.openLink')}
              </a>
            ) : null}
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}

function Step({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: (() => void) | null;
  children: React.ReactNode;
}) {
  return (
    <IconButton label={label} look="ghost" disabled={!onClick} onClick={onClick ?? undefined}>
      {children}
    </IconButton>
  );
}
