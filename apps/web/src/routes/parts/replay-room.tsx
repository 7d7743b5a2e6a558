import type { Replay } from '@souk/shared/live/replays/schema.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getClipsOfShow } from '@/features/live/clips/api/clips.ts';
import { useClipping } from '@/features/live/clips/model/use-clipping.ts';
import { ClipMaker } from '@/features/live/clips/ui/clip-maker.tsx';
import { ClipTile } from '@/features/live/clips/ui/clip-tile.tsx';
import { useCoHosting } from '@/features/live/co-hosts/model/use-co-hosting.ts';
import { getReplay } from '@/features/live/replays/api/get-replay.ts';
import { lotAt } from '@/features/live/replays/model/timeline.ts';
import { usePinnedThen, usePlaying } from '@/features/live/replays/model/use-playing.ts';
import { useRecorded } from '@/features/live/replays/model/use-recorded.ts';
import { DeleteRecording } from '@/features/live/replays/ui/delete-recording.tsx';
import { NoRecording } from '@/features/live/replays/ui/no-recording.tsx';
import { RecordedControls } from '@/features/live/replays/ui/recorded-controls.tsx';
import { getForSale } from '@/features/live/shows/api/get-for-sale.ts';
import { ForSaleRow } from '@/features/live/shows/ui/for-sale-row.tsx';
import type { PastPart } from '@/features/live/shows/ui/past-panel.tsx';
import { PinnedThen } from '@/features/live/shows/ui/pinned-then.tsx';
import { RoomOver } from '@/features/live/shows/ui/room-over.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { useClockTime } from '@/ui/countdown/use-clock-time.ts';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { RecordedPictures } from './recorded-pictures.tsx';

interface ReplayRoomProps {
  show: Show;
  /** The second that its address asks for. */
  asked: number | null;
}

const RoomBuy = lazyPart(async () => (await import('./room-buy.tsx')).RoomBuy);

/** A show that is over, to be watched again where it was recorded, and bought from while it plays. */
export function ReplayRoom(props: ReplayRoomProps) {
  const [buying, setBuying] = useState<string | null>(null);
  return (
    <>
      <Past {...props} onBuy={setBuying} />
      {buying ? (
        <Suspense fallback={null}>
          <RoomBuy productId={buying} onClose={() => setBuying(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Past({ show, asked, onBuy }: ReplayRoomProps & { onBuy: (productId: string) => void }) {
  const { data: replay } = useQuery(getReplay(show._id));
  const hasLed = useCoHosting(show._id)?.hasLed === true;
  const isReady = replay?.state === 'ready';
  const player = useRecorded(show._id, isReady ? replay : null, asked);
  const clipping = useClipping(show._id, () => player?.video.pause());
  const current = usePlaying(player, replay?.lots);
  const sale = useQuery(getForSale(show._id, 'over')).data?.items ?? [];
  const pinned = usePinnedThen(player, replay?.products);
  const beside = [
    useProducts({ sale, onBuy, replay, pinned, jumpTo: player?.playFrom ?? null }),
    useClips(show),
  ].filter((part) => part.count > 0);
  if (!replay || !isReady || !player) {
    return (
      <RoomOver
        {...{ show, beside, hasLed }}
        note={replay && !isReady ? <NoRecording state={replay.state} /> : null}
      />
    );
  }
  const held = sale.find(({ _id }) => _id === pinned);
  const placeOf = (lotId: string) => replay.lots.find((lot) => lot.lotId === lotId)?.startsAt ?? null;
  return (
    <RoomOver
      {...{ show, beside, hasLed }}
      hosting={<DeleteRecording showId={show._id} />}
      playback={{
        picture: <RecordedPictures player={player} recorded={replay} />,
        controls: (now) => (
          <>
            <RecordedControls
              {...{ player, replay, show, now }}
              pinned={held ? <PinnedThen product={held} onBuy={() => onBuy(held._id)} /> : null}
              onClip={clipping.begin}
            />
            {clipping.isOpen && replay.playlist ? (
              <ClipMaker
                showId={show._id}
                recording={{ ...replay, playlist: replay.playlist }}
                second={player.state.getState().second}
                title={lotAt(replay.lots, player.state.getState().second)?.title ?? show.title}
                onClose={clipping.end}
              />
            ) : null}
          </>
        ),
        current,
        placeOf,
        jumpTo: (lotId) => player.playFrom(placeOf(lotId) ?? 0),
      }}
    />
  );
}

interface ProductsParts {
  sale: readonly ProductCard[];
  onBuy: (productId: string) => void;
  replay: Replay | undefined;
  /** What is held up at the moment that is shown. */
  pinned: string | null;
  jumpTo: ((second: number) => void) | null;
}

/** What it sells at its price, with where each is in the recording. */
function useProducts({ sale, onBuy, replay, pinned, jumpTo }: ProductsParts): PastPart {
  const t = useT();
  const clock = useClockTime();
  const panel = (
    <ul className="-mx-2 flex flex-col gap-1">
      {sale.map((product) => {
        const then = replay?.products.find(({ productId }) => productId === product._id);
        const from = then?.pinned[0]?.from;
        const notes = [
          ...(from === undefined ? [] : [t('replay.shownAt', { time: clock(from) })]),
          ...(then && then.sold.length > 0 ? [t('replay.soldThen', { count: then.sold.length })] : []),
        ];
        return (
          <ForSaleRow
            key={product._id}
            product={product}
            onBuy={() => onBuy(product._id)}
            note={notes.join(' · ')}
            chosen={product._id === pinned}
            onChoose={jumpTo && from !== undefined ? () => jumpTo(from) : undefined}
          />
        );
      })}
    </ul>
  );
  return { key: 'sale', label: t('market.shopTab.products'), count: sale.length, panel };
}

/** What people cut out of it. */
function useClips(show: Show): PastPart {
  const t = useT();
  const clips = useInfiniteQuery(getClipsOfShow(show._id));
  const count = clips.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const panel = (
    <EndlessList query={clips} grid={clipGrid} skeleton={null} empty={null}>
      {(clip) => <ClipTile clip={clip} />}
    </EndlessList>
  );
  return { key: 'clips', label: t('clips.all'), count, panel };
}

const clipGrid = 'grid grid-cols-2 gap-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-2';
