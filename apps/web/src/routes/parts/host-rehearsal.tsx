import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { goLive } from '@/features/live/hosting/api/host-acts.ts';
import { useHosting } from '@/features/live/hosting/model/use-hosting.ts';
import { useRehearsing } from '@/features/live/hosting/model/use-rehearsing.ts';
import { ShipsNowhere } from '@/features/live/hosting/ui/ships-nowhere.tsx';
import { HammerCard } from '@/features/live/shows/ui/hammer-card.tsx';
import { useStudio } from '@/features/live/studio/model/use-studio.ts';
import { Rehearsal } from '@/features/live/studio/ui/rehearsal.tsx';

// There before the show is: the camera would be let go while what takes it over is still fetched.
const fetchHostSide = () => import('./host-side.tsx');

/** Before the show, for who leads it: seen and heard by nobody else. */
export function HostRehearsal({ show }: { show: Show }) {
  const studio = useStudio(show._id);
  useRehearsing(show._id);
  const { act, busy, hosting } = useHosting(show);
  const navigate = useNavigate();
  useEffect(() => void fetchHostSide().catch(() => undefined), []);
  const begin = async () => {
    const isLive = await act(async () => {
      await fetchHostSide();
      return goLive(show._id);
    });
    if (isLive) await navigate({ to: '/live/$roomId', params: { roomId: show._id }, replace: true });
  };
  return studio ? (
    <Rehearsal
      show={show}
      studio={studio}
      sold={(hammer, onClose) => <HammerCard hammer={hammer} isWon={false} onClose={onClose} />}
      isBusy={busy}
      onGoLive={() => void begin()}
      warning={hosting ? <ShipsNowhere lots={hosting.lots} /> : null}
    />
  ) : null;
}
