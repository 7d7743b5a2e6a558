import { UsersRound } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { answerInvitation } from '../api/co-hosting.ts';
import type { Act } from './host-second.tsx';

interface InvitationProps {
  showId: string;
  host: string;
  acting: Act;
}

/** A co-host's invitation, and what it takes. */
export function Invitation({ showId, host, acting }: InvitationProps) {
  const t = useT();
  const answer = (accept: boolean) => void acting.act(() => answerInvitation(showId, accept));
  return (
    <section
      aria-label={t('coHost.invited', { name: host })}
      className="rounded-20 border border-accent-outline bg-surface p-4 text-ink-1"
    >
      <h2 className="flex items-center gap-2 text-16 font-semibold">
        <UsersRound size={19} aria-hidden="true" className="shrink-0" />
        {t('coHost.invited', { name: host })}
      </h2>
      <p className="mt-1.5 text-14 text-ink-2">{t('coHost.invitedNote')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="accent" size={48} className="grow" loading={acting.busy} onClick={() => answer(true)}>
          {t('coHost.accept')}
        </Button>
        <Button look="outline" size={48} disabled={acting.busy} onClick={() => answer(false)}>
          {t('coHost.decline')}
        </Button>
      </div>
    </section>
  );
}
