import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { type Chunk, chunksOf } from '../model/chunks.ts';
import type { ThreadRow } from '../model/thread-rows.ts';
import { useNear } from '../model/use-near.ts';
import { type Goal, usePlace } from '../model/use-place.ts';
import type { RowScene } from './message-row.tsx';
import { ThreadChunk } from './thread-chunk.tsx';

interface ThreadProps {
  rows: readonly ThreadRow[];
  more: boolean;
  loadingOlder: boolean;
  onOlder: () => void;
  /** There is more after the last of them. */
  moreAfter: boolean;
  onNewer: () => void;
  goal: Goal;
  onNewest: () => void;
  offline: boolean;
  scene: Omit<RowScene, 'onPoint'>;
  /** Before the first message. */
  beginning: ReactNode;
  /** After the last: what could not be sent, who is writing. */
  end: ReactNode;
}

/** What two people said to each other. Older messages come as one scrolls up; what one looks at stays in its place. */
export function Thread(props: ThreadProps) {
  const { rows, more, loadingOlder, onOlder, moreAfter, onNewer, goal, onNewest } = props;
  const { offline, scene, beginning, end } = props;
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const anchor = useRef<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [found, setFound] = useState<string | null>(null);
  const wanted = useMemo(() => keyAt(rows, goal.born), [rows, goal.born]);
  const { onScroll, toEnd, away } = usePlace(scroller, {
    rows,
    open: moreAfter,
    goal,
    wanted,
    onReached: setFound,
  });

  if (!rows.some(({ key }) => key === anchor.current))
    anchor.current = rows.find(({ kind }) => kind === 'message')?.key ?? null;
  const chunks = chunksOf(rows, anchor.current);
  const last = rows.findLast((row) => row.kind === 'message');
  const lastKey = last?.key;
  const justSaid = last?.message.born === null;
  const entry = active ?? lastKey;

  // What one says oneself is seen at once, wherever one was reading.
  useEffect(() => {
    if (lastKey && justSaid) toEnd();
  }, [lastKey, justSaid, toEnd]);

  useNear(top, { scroller, near: more && !loadingOlder ? onOlder : null, pages: rows.length });
  useNear(bottom, { scroller, near: moreAfter ? onNewer : null, pages: rows.length });

  // The router puts back how far anything was scrolled; here it would be among other messages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: never the same again
  const unrestored = useMemo(() => crypto.randomUUID(), [goal.visit]);

  const whole: RowScene = useMemo(
    () => ({
      ...scene,
      // A menu that is open stays with its message, whatever the pointer passes over.
      onPoint: (id) => document.querySelector('[role="menu"]') ?? setActive(id),
    }),
    [scene],
  );
  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => setFound(null), 2000);
    return () => clearTimeout(timer);
  }, [found]);

  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !(event.target as Element).matches('[data-message]')) return;
    const ids = rows.flatMap(({ kind, key }) => (kind === 'message' ? [key] : []));
    const next = ids[ids.indexOf(active ?? lastKey ?? '') + step];
    if (!next) return;
    event.preventDefault();
    document.getElementById(`message-${next}`)?.focus();
  };

  return (
    <div className="relative flex min-h-0 grow flex-col">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk through the messages inside */}
      <div
        ref={scroller}
        data-scroll-restoration-id={unrestored}
        onScroll={onScroll}
        onKeyDown={walk}
        onPointerLeave={() => setActive(null)}
        className="min-h-0 grow overflow-y-auto overscroll-contain"
      >
        <div className="flex min-h-full flex-col justify-end pt-5 pb-4">
          <div ref={top} />
          {more || loadingOlder ? <MoreSkeleton className="pb-6" /> : beginning}
          {chunks.map((chunk) => (
            <ThreadChunk
              key={chunk.key}
              rows={chunk.rows}
              scene={whole}
              offline={offline}
              active={ownOf(chunk, active)}
              found={ownOf(chunk, found)}
              entry={ownOf(chunk, entry)}
            />
          ))}
          {moreAfter ? <MoreSkeleton className="pt-6" /> : <div className="px-4 sm:px-6">{end}</div>}
          <div ref={bottom} />
        </div>
      </div>
      {away || moreAfter ? (
        <IconButton
          label={t('messaging.toEnd')}
          round
          onClick={() => {
            toEnd();
            onNewest();
          }}
          className="!absolute end-4 bottom-3 shadow-float sm:end-6"
        >
          <ArrowDown size={19} aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}

/** A row of this part, or nothing: so that a part is drawn again only for its own. */
const ownOf = ({ rows }: Chunk, key: string | null | undefined): string | null =>
  key && rows.some((row) => row.key === key) ? key : null;

function keyAt(rows: readonly ThreadRow[], born: number | null): string | null {
  if (born === null) return null;
  return rows.find((row) => row.kind === 'message' && row.message.born === born)?.key ?? null;
}

function MoreSkeleton({ className }: { className: string }) {
  return (
    <SkeletonGroup className={cx('grid gap-3 px-4 sm:px-6', className)}>
      <Skeleton className="h-10 w-52 !rounded-20" />
      <Skeleton className="h-10 w-72 !rounded-20 justify-self-end" />
      <Skeleton className="h-10 w-40 !rounded-20" />
    </SkeletonGroup>
  );
}
