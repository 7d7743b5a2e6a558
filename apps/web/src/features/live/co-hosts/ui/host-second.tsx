import { mostCoHosts } from '@souk/shared/live/co-hosts/limits.ts';
import { type SecondLayout, secondLayouts } from '@souk/shared/live/video/second-picture.ts';
import { Eye, EyeOff, Mic, MicOff, QrCode as QrIcon, Smartphone, UserPlus, UsersRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Segment } from '@/ui/segment/segment.tsx';
import { arrangeSecond, takeOutPhone } from '../api/co-hosting.ts';
import type { Second } from '../model/second.ts';
import { useCoHosting } from '../model/use-co-hosting.ts';
import { CoHostRow } from './co-host-row.tsx';

const InviteCoHost = lazyPart(async () => (await import('./invite-co-host.tsx')).InviteCoHost);
const PhoneLinkDialog = lazyPart(async () => (await import('./phone-link.tsx')).PhoneLinkDialog);

export interface Act {
  busy: boolean;
  /** Whether it was done; the host is told where it was not. */
  act: (call: () => Promise<unknown>) => Promise<boolean>;
}

interface HostSecondProps {
  showId: string;
  /** What viewers have of it. */
  second: Second | null;
  leading: Act;
}

/** A co-host in the show, or the host's telephone: who it is, and how viewers see them. */
export function HostSecond({ showId, second, leading }: HostSecondProps) {
  const t = useT();
  const [opened, setOpened] = useState<'invite' | 'phone' | null>(null);
  const known = useCoHosting(showId, true);
  const { busy, act } = leading;
  const coHosts = known?.coHosts ?? [];
  const phone = known?.phone ?? null;
  const isOnAir = second?.state === 'on-air';
  const mayInvite = coHosts.length < mostCoHosts;
  const mayPair = !isOnAir && phone !== 'paired';
  return (
    <section aria-label={t('coHost.title')} className="rounded-20 border border-line bg-surface p-3 lg:p-4">
      <h2 className="flex items-center gap-2 text-14 font-semibold">
        <UsersRound size={17} aria-hidden="true" />
        {t('coHost.title')}
      </h2>
      <div className="mt-2 grid grid-cols-1 gap-2.5">
        {coHosts.length > 0 ? (
          <ul className="grid grid-cols-1 gap-3">
            {coHosts.map((one) => (
              <CoHostRow key={one.person._id} showId={showId} coHost={one} leading={leading} />
            ))}
          </ul>
        ) : null}
        {phone ? (
          <Row
            mark={<Smartphone size={20} aria-hidden="true" className="mx-2 shrink-0" />}
            end={
              <Button
                look="outline"
                size={40}
                disabled={busy}
                onClick={() => void act(() => takeOutPhone(showId))}
              >
                {t('coHost.remove')}
              </Button>
            }
          >
            {t(
              phone === 'waiting'
                ? 'coHost.phoneWaiting'
                : isOnAir && second.source === 'phone'
                  ? 'coHost.phoneOnAir'
                  : 'coHost.phoneReady',
            )}
          </Row>
        ) : null}
        {isOnAir ? <Look showId={showId} second={second} leading={leading} /> : null}
        {known && coHosts.length === 0 && !phone ? (
          <p className="text-12 text-ink-2">{t('coHost.none')}</p>
        ) : null}
        {known && (mayInvite || mayPair) ? (
          <div className="flex flex-wrap gap-2">
            {mayInvite ? (
              <Button
                look="outline"
                size={40}
                icon={<UserPlus size={17} aria-hidden="true" />}
                onClick={() => setOpened('invite')}
              >
                {t('coHost.invite')}
              </Button>
            ) : null}
            {mayPair ? (
              <Button
                look="outline"
                size={40}
                icon={<QrIcon size={17} aria-hidden="true" />}
                onClick={() => setOpened('phone')}
              >
                {t('coHost.usePhone')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {opened === 'invite' ? (
          <InviteCoHost showId={showId} leading={leading} onClose={() => setOpened(null)} />
        ) : null}
        {opened === 'phone' ? (
          <PhoneLinkDialog
            showId={showId}
            isPaired={phone === 'paired'}
            leading={leading}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

function Row({ mark, end, children }: { mark: ReactNode; end: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {mark}
      <p role="status" className="min-w-24 grow basis-0 text-14 wrap-anywhere">
        {children}
      </p>
      {end}
    </div>
  );
}

/** How viewers see and hear it. */
function Look({ showId, second, leading: { busy, act } }: HostSecondProps & { second: Second }) {
  const t = useT();
  const { layout, isHidden, isMuted } = second;
  const put = (look: Parameters<typeof arrangeSecond>[1]) => void act(() => arrangeSecond(showId, look));
  return (
    <div className="grid grid-cols-1 gap-2">
      <Segment<SecondLayout>
        label={t('coHost.layout')}
        size={40}
        className="w-full [&>label]:grow [&>label]:px-2"
        value={layout}
        choices={secondLayouts.map((one) => ({ value: one, label: t(`coHost.layout.${one}`) }))}
        onChange={(next) => put({ layout: next })}
      />
      <div className="flex flex-wrap gap-2">
        {second.source === 'co-host' ? (
          <Button
            look={isMuted ? 'on' : 'soft'}
            size={40}
            className="grow"
            disabled={busy}
            icon={isMuted ? <MicOff size={17} aria-hidden="true" /> : <Mic size={17} aria-hidden="true" />}
            onClick={() => put({ isMuted: !isMuted })}
          >
            {t(isMuted ? 'coHost.unmute' : 'coHost.mute')}
          </Button>
        ) : null}
        <Button
          look={isHidden ? 'on' : 'soft'}
          size={40}
          className="grow"
          disabled={busy}
          icon={isHidden ? <EyeOff size={17} aria-hidden="true" /> : <Eye size={17} aria-hidden="true" />}
          onClick={() => put({ isHidden: !isHidden })}
        >
          {t(isHidden ? 'coHost.show' : 'coHost.hide')}
        </Button>
      </div>
      <p className="text-12 text-ink-2">{t('coHost.notRecorded')}</p>
    </div>
  );
}
