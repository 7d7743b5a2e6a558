import type { CoHost } from '@souk/shared/live/co-hosts/schema.ts';
import { Video, VideoOff, X } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { putOnCamera, removeCoHost, takeOffCamera } from '../api/co-hosting.ts';
import type { Act } from './host-second.tsx';

interface CoHostRowProps {
  showId: string;
  coHost: CoHost;
  leading: Act;
}

/** One who leads the show with its host, or was asked to: how their camera stands, and what the host does about it. */
export function CoHostRow({ showId, coHost, leading: { act, busy } }: CoHostRowProps) {
  const t = useT();
  const { person, shop, state, camera } = coHost;
  const { _id: id, name } = person;
  const isAsked = state === 'invited';
  const notes = [t(isAsked ? 'coHost.status.invited' : `coHost.status.${camera}`), shop];
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex items-center gap-3">
        <Avatar name={name} picture={person.picture} size={36} />
        <div className="min-w-0 grow">
          <p dir="auto" className="own-words truncate text-14 font-semibold">
            {name}
          </p>
          <p role="status" className="text-12 text-ink-2 wrap-anywhere">
            {notes.filter(Boolean).join(' · ')}
          </p>
        </div>
        <IconButton
          look="ghost"
          size={40}
          label={t(isAsked ? 'coHost.withdrawFrom' : 'coHost.removeOf', { name })}
          disabled={busy}
          onClick={() => void act(() => removeCoHost(showId, id))}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {camera === 'waiting' ? (
        <Button
          look="accent"
          size={40}
          block
          disabled={busy}
          icon={<Video size={17} aria-hidden="true" />}
          onClick={() => void act(() => putOnCamera(showId, id))}
        >
          {t('coHost.putOn')}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : null}
      {camera === 'on' || camera === 'chosen' ? (
        <Button
          look="soft"
          size={40}
          block
          disabled={busy}
          icon={<VideoOff size={17} aria-hidden="true" />}
          onClick={() => void act(() => takeOffCamera(showId, id))}
        >
          {t('coHost.takeOff')}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : null}
    </li>
  );
}
