import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { Header } from '@/app/layout/header.tsx';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { useSelf } from '@/features/live/auctions/model/use-self.ts';
import { breakWords } from '@/features/live/breaks/model/break-words.ts';
import { coHostWords } from '@/features/live/co-hosts/model/co-host-words.ts';
import { useCoHosting } from '@/features/live/co-hosts/model/use-co-hosting.ts';
import { flashWords } from '@/features/live/flash-sales/model/flash-words.ts';
import { roomGiveawayWords } from '@/features/live/giveaways/model/giveaway-words.ts';
import { pollWords } from '@/features/live/polls/model/poll-words.ts';
import { raidWords } from '@/features/live/raids/model/raid-words.ts';
import { getReplay } from '@/features/live/replays/api/get-replay.ts';
import { secondIn } from '@/features/live/replays/model/timeline.ts';
import { FloatingReactions } from '@/features/live/room-chat/ui/floating-reactions.tsx';
import { RoomChat } from '@/features/live/room-chat/ui/room-chat.tsx';
import { getForSale } from '@/features/live/shows/api/get-for-sale.ts';
import { getRoomShop } from '@/features/live/shows/api/get-room-shop.ts';
import { getShow } from '@/features/live/shows/api/get-show.ts';
import { eventLd } from '@/features/live/shows/model/event-ld.ts';
import { phaseOf } from '@/features/live/shows/model/room.ts';
import { RoomOver } from '@/features/live/shows/ui/room-over.tsx';
import { RoomPage } from '@/features/live/shows/ui/room-page.tsx';
import { RoomSkeleton } from '@/features/live/shows/ui/room-skeleton.tsx';
import { FavoritesProvider } from '@/features/market/favorites/ui/favorites-provider.tsx';
import { storedPaying } from '@/features/money/checkout/model/paying-here.ts';
import { useWordsToCome } from '@/platform/i18n/index.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { OnceAlive } from '@/ui/late/once-alive.tsx';
import { fallbackUrl } from '@/ui/picture/picture.model.ts';
import { RoomDock, RoomNextLots } from './parts/room-dock.tsx';

// Most who come only watch.
const LogMark = lazyPart(async () => (await import('@/features/live/auctions/ui/log/log-mark.tsx')).LogMark);
const HostSide = lazyPart(async () => (await import('./parts/host-side.tsx')).HostSide);
const ShowVideo = lazyPart(async () => (await import('@/features/live/video/ui/show-video.tsx')).ShowVideo);
const TwoPictures = lazyPart(
  async () => (await import('@/features/live/video/ui/two-pictures.tsx')).TwoPictures,
);
const CoHostPicture = lazyPart(async () => (await import('./parts/co-host-side.tsx')).CoHostPicture);
const CoHostDock = lazyPart(async () => (await import('./parts/co-host-side.tsx')).CoHostDock);
const BeforeCoHosting = lazyPart(async () => (await import('./parts/co-host-side.tsx')).BeforeCoHosting);
const WatchControls = lazyPart(async () => (await import('./parts/watch-controls.tsx')).WatchControls);
const HostRehearsal = lazyPart(async () => (await import('./parts/host-rehearsal.tsx')).HostRehearsal);
const FlashCard = lazyPart(
  async () => (await import('@/features/live/flash-sales/ui/flash-card.tsx')).FlashCard,
);
const RoomAside = lazyPart(async () => (await import('./parts/room-aside.tsx')).RoomAside);
const RaidCard = lazyPart(async () => (await import('@/features/live/raids/ui/raid-card.tsx')).RaidCard);
const GoLive = lazyPart(async () => (await import('@/features/live/hosting/ui/go-live.tsx')).GoLive);

const ReplayRoom = lazyPart(async () => (await import('./parts/replay-room.tsx')).ReplayRoom);

const RoomBreaks = lazyPart(async () => (await import('./parts/room-breaks.tsx')).RoomBreaks);
const RoomTip = lazyPart(async () => (await import('./parts/room-tip.tsx')).RoomTip);
const RoomBuy = lazyPart(async () => (await import('./parts/room-buy.tsx')).RoomBuy);
const SettleLot = lazyPart(async () => (await import('./parts/settle-lot.tsx')).SettleLot);
const BuyOn = lazyPart(async () => (await import('./parts/buy-on.tsx')).BuyOn);

export const screen = defineScreen({
  path: '/live/$roomId',
  load: async ({ params, queryClient }) => {
    const show = await queryClient.ensureQueryData(getShow(params.roomId));
    await Promise.all([
      queryClient.ensureQueryData(getRoomShop(show.shop._id)),
      // What is held up stands there from the first picture: coming later, it would push up what is said.
      phaseOf(show) === 'live' ? queryClient.prefetchQuery(getForSale(show._id, 0)) : null,
      phaseOf(show) === 'over' ? queryClient.prefetchQuery(getReplay(show._id)) : null,
    ]);
    return show;
  },
  head: ({ data: show, t }) => ({
    title: show.title,
    description: show.description || t('live.described', { title: show.title, shop: show.shop.name }),
    type: 'video.other',
    jsonLd: eventLd(show),
    ...(show.cover
      ? {
          image: {
            url: fallbackUrl(show.cover),
            width: show.cover.width,
            height: show.cover.height,
            alt: show.cover.alt,
          },
        }
      : {}),
  }),
  // The picture comes before what the host may be doing.
  goesOn: (show) =>
    phaseOf(show) === 'live'
      ? {
          with: ['platform/live/open-client.ts'],
          soon: [
            'features/live/video/ui/two-pictures.tsx',
            'features/live/video/ui/show-video.tsx',
            'features/live/shows/ui/hammer-card.tsx',
            'features/live/flash-sales/ui/flash-card.tsx',
            'routes/parts/room-breaks.tsx',
            'routes/parts/room-aside.tsx',
            'routes/parts/watch-controls.tsx',
            'features/live/raids/ui/raid-card.tsx',
          ],
        }
      : null,
  component: LiveRoomScreen,
});

const nobody: readonly string[] = [];

function LiveRoomScreen({ params, search }: ScreenProps<'/live/$roomId'>) {
  const { data: show } = useSuspenseQuery(getShow(params.roomId));
  const self = useSelf();
  const coHosting = useCoHosting(show._id);
  const own = coHosting?.own;
  const hasLed = !show.can.host && coHosting?.hasLed === true;
  useWordsToCome(coHostWords);
  const queries = useQueryClient();
  useWordsToCome(roomGiveawayWords);
  useWordsToCome(breakWords);
  useWordsToCome(flashWords);
  useWordsToCome(pollWords);
  useWordsToCome(raidWords);
  return (
    <FavoritesProvider>
      <RoomPage
        show={show}
        header={<Header />}
        ownIds={self?.ids ?? nobody}
        log={({ lot }, isWon) => (
          <Suspense fallback={null}>
            <LogMark lotId={lot._id} head={lot.told?.head ?? null} checks={isWon} className="mt-1.5" />
          </Suspense>
        )}
        ownShopId={own?.state === 'accepted' ? own.shopId : null}
        dock={(room) =>
          own?.state === 'accepted' ? (
            <OnceAlive>
              <CoHostDock room={room} own={own} />
            </OnceAlive>
          ) : (
            <RoomDock room={room} self={self} hasLed={hasLed} />
          )
        }
        asked={(before) => (
          <OnceAlive>
            <BeforeCoHosting show={before} />
          </OnceAlive>
        )}
        chat={({ show: { lots } }, rail) => (
          <RoomChat
            show={show}
            lots={lots}
            ownIds={self?.ids ?? nobody}
            rail={rail}
            tip={
              <OnceAlive>
                <RoomTip key={show._id} show={show} />
              </OnceAlive>
            }
          />
        )}
        video={(room) => (
          <OnceAlive>
            {own?.state === 'accepted' ? (
              <CoHostPicture room={room} />
            ) : (
              <TwoPictures showId={room.show._id}>
                <ShowVideo show={room.show} />
              </TwoPictures>
            )}
          </OnceAlive>
        )}
        videoControls={(room) => (
          <OnceAlive>
            <WatchControls show={room.show} />
          </OnceAlive>
        )}
        nextLots={(lots) => <RoomNextLots showId={show._id} lots={lots} self={self} hasLed={hasLed} />}
        aside={(room, onBuy) => (
          <OnceAlive>
            <RoomAside {...{ room, own, onBuy }} />
          </OnceAlive>
        )}
        pinned={({ show }, usual, onBuy) => (
          <OnceAlive fallback={usual}>
            <FlashCard showId={show._id} usual={usual} ownIds={own?.products ?? nobody} onBuy={onBuy} />
          </OnceAlive>
        )}
        buy={(wanted, onClose) => (
          <Suspense fallback={null}>
            <RoomBuy {...wanted} onClose={onClose} />
          </Suspense>
        )}
        settle={(lotId, onClose) => (
          <Suspense fallback={null}>
            <SettleLot inRoom lotId={lotId} onClose={onClose} />
          </Suspense>
        )}
        breaks={(room) => (
          <OnceAlive>
            <RoomBreaks room={room} self={self} mayBuy={!show.can.host && !hasLed} />
          </OnceAlive>
        )}
        reactions={() => <FloatingReactions showId={show._id} />}
        doors={(before) => (
          <Suspense fallback={null}>
            <GoLive show={before} />
          </Suspense>
        )}
        {...(search.rehearsal
          ? {
              rehearsal: (before: Show) => (
                <OnceAlive>
                  <HostRehearsal show={before} />
                </OnceAlive>
              ),
            }
          : {})}
        replay={(over) => (
          <OnceAlive fallback={<RoomOver show={over} />}>
            <ReplayRoom show={over} asked={secondIn(firstOf(search.t))} />
          </OnceAlive>
        )}
        hosting={(room) => (
          <Suspense fallback={<HostToCome />}>
            <HostSide room={room} />
          </Suspense>
        )}
      />
      <OnceAlive>
        <PayingStill key={show._id} />
        <RaidCard
          key={show._id}
          show={show}
          lookUp={(id) => queries.fetchQuery({ ...getShow(id), staleTime: 0 })}
        />
      </OnceAlive>
    </FavoritesProvider>
  );
}

/** What was about to be paid here when the page was loaded anew. */
function PayingStill() {
  const [id, setId] = useState(() => storedPaying('checkout'));
  const close = useCallback(() => setId(null), []);
  return id ? <BuyOn checkoutId={id} onClose={close} /> : null;
}

function HostToCome() {
  return (
    <div className="min-h-0 grow overflow-hidden">
      <RoomSkeleton />
    </div>
  );
}
