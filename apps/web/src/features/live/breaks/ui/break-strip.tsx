import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { BreakView } from '@souk/shared/live/breaks/schema.ts';
import { Boxes, ChevronUp, Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { breakInHand, type SpotNow, spotsLeft, spotsNow } from '../model/spots.ts';
import { useBreaks } from '../model/use-breaks.ts';
import { BreakInside } from './break-inside.tsx';
import type { SpotBuyer } from './buy-spot.tsx';

interface BreakStripProps {
  showId: string;
  lots: readonly RoomLot[];
  lot: RoomLot | null;
  ownIds: readonly string[];
  /** Null for who buys nothing here. */
  buyer: SpotBuyer | null;
}

const BuySpot = lazyPart(async () => (await import('./buy-spot.tsx')).BuySpot);

/** Above the bids of a spot: which break it is of, and the way to what is in it; once it is drawn, what came of it. */
export function BreakStrip({ showId, lots, lot, ownIds, buyer }: BreakStripProps) {
  const breaks = useBreaks(showId);
  const [buying, setBuying] = useState<{ breakId: string; number: number | null } | null>(null);
  const of = breakInHand(breaks, lots, lot);
  // Another break may begin meanwhile: what was opened for one buys of that one.
  const bought = breaks.find(({ _id }) => _id === buying?.breakId);
  return (
    <>
      {of && of.state !== 'cancelled' ? (
        <Strip
          of={of}
          spots={spotsNow(of, lots, ownIds)}
          onBuy={buyer ? (number) => setBuying({ breakId: of._id, number }) : null}
        />
      ) : null}
      {buyer && buying && bought ? (
        <Suspense fallback={null}>
          <BuySpot
            of={bought}
            spots={spotsNow(bought, lots, ownIds)}
            number={buying.number}
            buyer={buyer}
            onClose={() => setBuying(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface OneBreak {
  of: BreakView;
  spots: readonly SpotNow[];
}

interface StripProps extends OneBreak {
  /** Null for who buys nothing here; without a number the first free one. */
  onBuy: ((number: number | null) => void) | null;
}

function Strip({ of, spots, onBuy }: StripProps) {
  const t = useT();
  const { money } = useFormat();
  const { title, state } = of;
  const isDrawn = state === 'drawn';
  const first = onBuy ? spots.find((spot) => spot.state === 'buy') : undefined;
  const price = first?.price && money(first.price);
  return (
    <div
      className={cx(
        'mx-3 mb-2 flex shrink-0 items-center gap-2 rounded-20 border pe-2 [@container_room_(height<40rem)]:hidden lg:m-0 lg:rounded-none lg:border-x-0 lg:border-b-0',
        isDrawn ? 'border-accent-outline bg-accent-soft' : 'border-line bg-surface/96 lg:bg-transparent',
      )}
    >
      <Drawer
        dark
        title={title}
        trigger={
          <button
            type="button"
            className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-20 px-2.5 py-1.5 text-start lg:px-4 lg:py-3"
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-12 bg-fill text-accent-text lg:size-10">
              {isDrawn ? <Sparkles size={20} aria-hidden="true" /> : <Boxes size={20} aria-hidden="true" />}
            </span>
            <span className="min-w-0 grow">
              <span className="sr-only">{t('breaks.lookInside', { title })}</span>
              <span
                aria-hidden="true"
                dir="auto"
                className="own-words block truncate text-14 font-semibold text-ink-1"
              >
                {title}
              </span>
              <span aria-live="polite" className="block text-12 text-ink-2 figures">
                {isDrawn ? <Drawn of={of} spots={spots} /> : <Standing of={of} spots={spots} />}
              </span>
            </span>
            {price ? null : <ChevronUp size={18} aria-hidden="true" className="me-1.5 shrink-0 text-ink-2" />}
          </button>
        }
      >
        <BreakInside of={of} spots={spots} {...(onBuy ? { onBuy } : {})} />
      </Drawer>
      {price ? (
        <Button
          look="soft"
          size={40}
          className="shrink-0"
          aria-label={t('breaks.buyAloud', { title, price })}
          onClick={() => onBuy?.(null)}
        >
          {t('breaks.buy', { price })}
        </Button>
      ) : null}
    </div>
  );
}

function Standing({ of: { contents, isClosed }, spots }: OneBreak) {
  const t = useT();
  const { number, money } = useFormat();
  const left = spotsLeft(spots);
  const priced = spots.filter(({ state }) => state === 'buy');
  const price = priced.length < left ? priced[0]?.price : undefined;
  if (isClosed) return t('breaks.closedWaits');
  if (left === 0 && spots.every(({ state }) => state === 'sold')) return t('breaks.waits');
  const [first] = contents;
  const odds = first ? t('breaks.odds', { pieces: number(first.pieces), spots: number(spots.length) }) : '';
  return (
    <>
      {t('breaks.left', { left: number(left), total: number(spots.length) })}
      {price ? (
        <>
          {' · '}
          {t('breaks.atPrice', { count: number(priced.length), price: money(price) })}
        </>
      ) : null}
      {first ? (
        // On a phone the picture needs the room; what is inside is a tap away.
        <span className="max-lg:hidden">
          {' · '}
          <bdi>{first.name}</bdi> {odds}
        </span>
      ) : null}
    </>
  );
}

/** One’s own first; for who has none, who got the first of the contents. */
function Drawn({ of: { contents }, spots }: OneBreak) {
  const t = useT();
  const yours = spots.filter(({ isYours }) => isYours).flatMap(({ content }) => content ?? []);
  if (yours.length > 0)
    return <b className="text-14 text-accent-text">{t('breaks.youGot', { what: yours.join(', ') })}</b>;
  const best = spots.find(({ content }) => content !== null && content === contents[0]?.name);
  if (best?.by) return t('breaks.gotBy', { name: best.by.handle, what: best.content ?? '' });
  if (best?.state === 'house') return t('breaks.houseGot', { what: best.content ?? '' });
  return t('breaks.drawn');
}
