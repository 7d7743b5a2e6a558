import { ListChecks, Pencil, ScanLine } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

interface HostActsProps {
  eventId: string;
  mayEdit: boolean;
  /** It was public, so that there may be tickets. */
  hasDoor: boolean;
}

/** On an event's page, for its host. */
export function HostActs({ eventId, mayEdit, hasDoor }: HostActsProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-2">
      {mayEdit ? (
        <ButtonLink
          to="/event/edit/$productId"
          params={{ productId: eventId }}
          icon={<Pencil size={18} aria-hidden="true" />}
        >
          {t('events.act.edit')}
        </ButtonLink>
      ) : null}
      {hasDoor ? (
        <ButtonLink
          to="/event/check-in/$productId"
          params={{ productId: eventId }}
          icon={<ScanLine size={18} aria-hidden="true" />}
        >
          {t('checkIn.open')}
        </ButtonLink>
      ) : null}
      <ButtonLink to="/sell/events" icon={<ListChecks size={18} aria-hidden="true" />}>
        {t('events.manage')}
      </ButtonLink>
    </div>
  );
}
