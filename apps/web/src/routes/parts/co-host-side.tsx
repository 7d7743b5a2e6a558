import type { OwnCoHosting } from '@souk/shared/live/co-hosts/schema.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import {
  getCoHosting,
  putOnCamera,
  removeCoHost,
  takeOffCamera,
} from '@/features/live/co-hosts/api/co-hosting.ts';
import { ownOver } from '@/features/live/co-hosts/model/own-over.ts';
import { useCoHosting } from '@/features/live/co-hosts/model/use-co-hosting.ts';
import { Invitation } from '@/features/live/co-hosts/ui/invitation.tsx';
import type { Room } from '@/features/live/shows/model/use-live-show.ts';
import { coHostOf } from '@/features/live/studio/model/sender.ts';
import { useStudio } from '@/features/live/studio/model/use-studio.ts';
import { CoHostCamera } from '@/features/live/studio/ui/co-host-camera.tsx';
import { useSecond } from '@/features/live/video/model/use-second.ts';
import { watchedStore } from '@/features/live/video/model/watched.store.ts';
import { ShowVideo } from '@/features/live/video/ui/show-video.tsx';
import { TwoPictures } from '@/features/live/video/ui/two-pictures.tsx';
import { fetchAnew } from '@/platform/api/fetch-anew.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { CoHostSelling } from './co-host-selling.tsx';

const HostSecond = lazyPart(
  async () => (await import('@/features/live/co-hosts/ui/host-second.tsx')).HostSecond,
);
type Acting = Parameters<typeof CoHostSelling>[0]['acting'];

/** Acts go one after another; the person who acts is told where one failed. */
function useActing(showId: string): Acting {
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const act = async (call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await call();
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: getCoHosting(showId).queryKey });
      void queries.invalidateQueries({ queryKey: ['show', showId] });
    }
  };
  return { busy, act };
}

/** That one is asked to lead the show, too; bidding goes on beside it. */
export function Asked({ show, className }: { show: Pick<Show, '_id' | 'host' | 'can'>; className?: string }) {
  const known = useCoHosting(show._id);
  const acting = useActing(show._id);
  return known?.own?.state === 'invited' ? (
    <div className={className}>
      <Invitation showId={show._id} host={show.host.name} acting={acting} />
    </div>
  ) : null;
}

/** Before a show: its host asks co-hosts, and those who said yes put what they sell on its list. */
export function BeforeCoHosting({ show }: { show: Show }) {
  const acting = useActing(show._id);
  return show.can.host ? (
    <div className="text-start text-ink-1">
      <Suspense fallback={null}>
        <HostSecond showId={show._id} second={null} leading={acting} />
      </Suspense>
    </div>
  ) : (
    <BeforeCoHost show={show} acting={acting} />
  );
}

function BeforeCoHost({ show, acting }: { show: Show; acting: Acting }) {
  const t = useT();
  const own = useCoHosting(show._id)?.own;
  if (own?.state !== 'accepted') return <Asked show={show} />;
  return (
    <section
      aria-label={t('coHost.you')}
      className="flex flex-col gap-3 rounded-20 border border-line bg-surface p-4 text-start text-ink-1"
    >
      <CoHostHead showId={show._id} acting={acting} />
      {own.shopId ? <CoHostSelling {...{ show, own, acting }} shopId={own.shopId} /> : null}
    </section>
  );
}

function CoHostHead({ showId, acting }: { showId: string; acting: Acting }) {
  const t = useT();
  const me = useSession(({ user }) => user?._id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-16 font-semibold">{t('coHost.you')}</h2>
      <Button
        look="ghost"
        size={40}
        disabled={acting.busy || !me}
        onClick={() => me && void acting.act(() => removeCoHost(showId, me))}
      >
        {t('coHost.leave')}
      </Button>
    </div>
  );
}

/** The picture of the room for who sends the second one: their own is not asked back for. */
export function CoHostPicture({ room: { show } }: { room: Room }) {
  const studio = useStudio(show._id, coHostOf);
  return studio ? (
    <CoHostPictures show={show} studio={studio} />
  ) : (
    <TwoPictures showId={show._id}>
      <ShowVideo show={show} />
    </TwoPictures>
  );
}

function CoHostPictures({
  show,
  studio,
}: {
  show: Room['show'];
  studio: NonNullable<ReturnType<typeof useStudio>>;
}) {
  const { stream, line } = studio.state();
  const own = line !== null && line.kind !== 'ended' ? stream : null;
  return (
    <TwoPictures showId={show._id} own={own}>
      <ShowVideo show={show} />
    </TwoPictures>
  );
}

interface CoHostDockProps {
  room: Room;
  own: OwnCoHosting;
}

/** In place of bidding, which co-hosts do not do: their camera, and what they sell. */
export function CoHostDock({ room: { show }, own }: CoHostDockProps) {
  const t = useT();
  const acting = useActing(show._id);
  useAskAfterEach(show);
  const over = ownOver(own.over, show.lots);
  return (
    <section
      aria-label={t('coHost.you')}
      className="flex max-h-[45dvh] flex-col gap-3 overflow-y-auto rounded-t-24 border-t border-line bg-surface/96 p-4 pb-[max(16px,env(safe-area-inset-bottom))] lg:rounded-none"
    >
      <CoHostHead showId={show._id} acting={acting} />
      <Camera show={show} camera={own.camera} acting={acting} />
      {own.shopId ? <CoHostSelling {...{ show, own, acting, over }} shopId={own.shopId} /> : null}
    </section>
  );
}

/** With each hammer, and what becomes of a win, their own list is old. */
function useAskAfterEach({ _id: showId, lots }: Room['show']): void {
  const queries = useQueryClient();
  const states = lots.map(({ state, told }) => `${state} ${told?.settlement}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each of these what was fetched is old
  useEffect(() => {
    void fetchAnew(queries, getCoHosting(showId).queryKey);
  }, [states, showId, queries]);
}

interface CameraProps {
  show: Room['show'];
  camera: OwnCoHosting['camera'];
  acting: Acting;
}

/** Who talks with the host has to hear them. */
function Camera({ show: { _id: showId, host }, camera, acting }: CameraProps) {
  const studio = useStudio(showId, coHostOf);
  const me = useSession(({ user }) => user?._id);
  const second = useSecond(showId);
  const hear = () => watchedStore.getState().playing?.player.setSound(true);
  if (!studio || !me) return null;
  const isTaken = second?.state === 'on-air' && camera === 'off';
  const wait = () => acting.act(() => putOnCamera(showId, me));
  const stop = () => void acting.act(() => takeOffCamera(showId, me));
  return (
    <CoHostCamera
      {...{ studio, camera, isTaken }}
      host={host.name}
      onGo={hear}
      onWait={wait}
      onStopWaiting={stop}
    />
  );
}
