import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import type { Line } from '../model/lane.ts';
import type { useRoomMessages } from '../model/use-room-messages.ts';
import { ArrivalRow } from './arrival-row.tsx';
import { BidRow } from './bid-row.tsx';
import { MessageRow, type Scene } from './message-row.tsx';

interface LaneProps {
  lane: readonly Line[];
  scene: Scene;
  ownIds: readonly string[];
  history: Pick<ReturnType<typeof useRoomMessages>, 'hasMore' | 'loadOlder' | 'letGo' | 'isClosed'>;
}

/** This near to its end the reader follows along. */
const NEAR_PX = 48;

/**
 * Follows along at its end; a reader who scrolls up reads on in peace, and is told how much came meanwhile.
 */
export function Lane({ lane, scene, ownIds, history }: LaneProps) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const [heldAt, setHeldAt] = useState<string | null>(null);
  const held = heldAt === null ? -1 : lane.findIndex(({ id }) => id === heldAt);
  const shown = held < 0 ? lane : lane.slice(0, held + 1);
  const missed = lane.length - shown.length;
  const last = lane.at(-1);
  const justSaid = last?.kind === 'message' && last.pending ? last.id : null;

  // What one says oneself is seen at once, wherever one was reading.
  useEffect(() => {
    if (justSaid) setHeldAt(null);
  }, [justSaid]);

  useHeldPlace(scroller, shown, heldAt === null);

  const onScroll = () => {
    if (!scroller.current) return;
    const { scrollTop, scrollHeight, clientHeight } = scroller.current;
    const atEnd = scrollHeight - clientHeight - scrollTop < NEAR_PX;
    if (atEnd && missed === 0) {
      if (heldAt !== null) history.letGo();
      setHeldAt(null);
    } else if (!atEnd && heldAt === null) setHeldAt(last?.id ?? null);
    if (scrollTop < NEAR_PX && history.hasMore) history.loadOlder();
  };

  return (
    <div className="relative flex min-h-0 min-w-0 grow flex-col max-lg:justify-end">
      <div
        ref={scroller}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keyboard
        tabIndex={0}
        aria-live="off"
        aria-label={t('live.chat')}
        data-scroll-restoration-id="room-lane"
        onScroll={onScroll}
        className={cx(
          'bare-scroll flex min-h-0 flex-col overflow-y-auto overscroll-contain',
          'max-h-[min(34dvh,17rem)] max-lg:[mask-image:linear-gradient(transparent,#000_3rem)]',
          'lg:max-h-none lg:grow lg:basis-0',
        )}
      >
        <ul className="mt-auto flex flex-col items-start gap-1.5 max-lg:pt-10 lg:gap-1">
          {shown.map((line) =>
            line.kind === 'bid' ? (
              <BidRow key={line.id} line={line} isOwn={ownIds.includes(line.by?.id ?? '')} />
            ) : line.kind === 'arrival' ? (
              <ArrivalRow key={line.id} line={line} />
            ) : (
              <MessageRow key={line.id} line={line} scene={scene} />
            ),
          )}
        </ul>
      </div>
      {missed > 0 ? (
        <button
          type="button"
          onClick={() => {
            setHeldAt(null);
            history.letGo();
          }}
          className="absolute inset-x-0 bottom-1 mx-auto flex min-h-9 w-fit items-center gap-1.5 rounded-full bg-accent px-3.5 text-12 font-semibold text-on-accent shadow-float figures"
        >
          {t('room.newMessages', { count: missed })}
          <ArrowDown size={15} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}

/** At its end it stays there; elsewhere what one looks at stays in its place when more comes above it. */
function useHeldPlace(
  scroller: { current: HTMLDivElement | null },
  shown: readonly Line[],
  atEnd: boolean,
): void {
  const before = useRef({ first: '', height: 0 });
  const first = shown[0]?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every line that comes
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollHeight } = element;
    if (atEnd) element.scrollTop = scrollHeight;
    else if (first !== before.current.first) element.scrollTop += scrollHeight - before.current.height;
    before.current = { first, height: scrollHeight };
  }, [shown, atEnd, first]);
  // With the keyboard of a phone, or a row more in the dock, there is less room.
  useEffect(() => {
    const element = scroller.current;
    if (!element || !atEnd) return;
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [scroller, atEnd]);
}
