import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { BreakView } from '@souk/shared/live/breaks/schema.ts';
import { Boxes, ChevronUp, Sparkles } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { breakInHand, type SpotNow, spotsLeft, spotsNow } from '../model/spots.ts';
import { useBreaks } from '../model/use-breaks.ts';
import { BreakInside } from './break-inside.tsx';

interface BreakStripProps {
  showId: string;
  lots: readonly RoomLot[];
  lot: RoomLot | null;
  ownIds: readonly string[];
}

/** Above the bids of a spot: which break it is of, and the way to what is in it; once it is drawn, what came of it. */
export function BreakStrip({ showId, lots, lot, ownIds }: BreakStripProps) {
  const of = breakInHand(useBreaks(showId), lots, lot);
  if (!of || of.state === 'cancelled') return null;
  return <Strip of={of} spots={spotsNow(of, lots, ownIds)} />;
}

function Strip({ of, spots }: { of: BreakView; spots: readonly SpotNow[] }) {
  const t = useT();
  const { title, state } = of;
  const isDrawn = state === 'drawn';
  return (
    <div className="mx-3 mb-2 shrink-0 [@container_room_(height<40rem)]:hidden lg:m-0">
      <Drawer
        dark
        title={title}
        trigger={
          <button
            type="button"
            className={cx(
              'flex min-h-11 w-full min-w-0 items-center gap-3 rounded-20 border px-2.5 py-1.5 pe-3.5 text-start lg:rounded-none lg:border-x-0 lg:border-b-0 lg:px-4 lg:py-3',
              isDrawn
                ? 'border-accent-outline bg-accent-soft'
                : 'border-line bg-surface/96 lg:bg-transparent',
            )}
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
            <ChevronUp size={18} aria-hidden="true" className="shrink-0 text-ink-2" />
          </button>
        }
      >
        <BreakInside of={of} spots={spots} />
      </Drawer>
    </div>
  );
}

function Standing({ of: { contents, isClosed }, spots }: { of: BreakView; spots: readonly SpotNow[] }) {
  const t = useT();
  const { number } = useFormat();
  const left = spotsLeft(spots);
  if (isClosed) return t('breaks.closedWaits');
  if (left === 0 && spots.every(({ state }) => state === 'sold')) return t('breaks.waits');
  const [first] = contents;
  const odds = first ? t('breaks.odds', { pieces: number(first.pieces), spots: number(spots.length) }) : '';
  return (
    <>
      {t('breaks.left', { left: number(left), total: number(spots.length) })}
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
function Drawn({ of: { contents }, spots }: { of: BreakView; spots: readonly SpotNow[] }) {
  const t = useT();
  const yours = spots.filter(({ isYours }) => isYours).flatMap(({ content }) => content ?? []);
  if (yours.length > 0)
    return <b className="text-14 text-accent-text">{t('breaks.youGot', { what: yours.join(', ') })}</b>;
  const best = spots.find(({ content }) => content !== null && content === contents[0]?.name);
  if (best?.by) return t('breaks.gotBy', { name: best.by.handle, what: best.content ?? '' });
  if (best?.state === 'house') return t('breaks.houseGot', { what: best.content ?? '' });
  return t('breaks.drawn');
}
