import type { Show } from '@souk/shared/live/shows/schema.ts';
import { Radio } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** The way to the rehearsal, from where the show goes live. */
export function GoLive({ show }: { show: Show }) {
  const t = useT();
  return (
    <ButtonLink
      to="/live/$roomId"
      params={{ roomId: show._id }}
      search={{ rehearsal: '1' }}
      look="danger"
      size={56}
      className="min-w-60 grow font-display !text-18 lg:grow-0"
      icon={<Radio size={22} aria-hidden="true" />}
    >
      {t('hosting.goLive')}
    </ButtonLink>
  );
}
