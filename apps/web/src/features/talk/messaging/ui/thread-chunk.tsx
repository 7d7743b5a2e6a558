import { memo, useRef } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { ThreadRow } from '../model/thread-rows.ts';
import { useOwnRoom } from '../model/use-own-room.ts';
import { whenOfDay } from '../model/when.ts';
import { MessageRow, type RowScene } from './message-row.tsx';

interface ThreadChunkProps {
  rows: readonly ThreadRow[];
  scene: RowScene;
  offline: boolean;
  /** Keys of its own rows, if any: pointed at, just come to, and where Tab enters. */
  active: string | null;
  found: string | null;
  entry: string | null;
}

/**
 * A part of a long thread. Out of sight the browser does not lay it out; its room is kept by its measured height, so
 * that nothing jumps. The padding is for what floats over its first message.
 */
export const ThreadChunk = memo(function ThreadChunk(props: ThreadChunkProps) {
  const { rows, scene, offline, active, found, entry } = props;
  const list = useRef<HTMLOListElement>(null);
  useOwnRoom(list, rows.length);
  return (
    <ol ref={list} data-chunk className="-mt-6 flex flex-col px-4 pt-6 pb-1 sm:px-6">
      {rows.map((row) =>
        row.kind === 'day' ? (
          <Day key={row.key} at={row.at} />
        ) : (
          <MessageRow
            key={row.key}
            row={row}
            scene={scene}
            offline={offline}
            active={row.key === active}
            found={row.key === found}
            entry={row.key === entry}
          />
        ),
      )}
    </ol>
  );
}, isSame);

/** The list of rows is made anew with every message; the rows in it mostly are the same. */
function isSame(a: ThreadChunkProps, b: ThreadChunkProps): boolean {
  return (
    a.rows.length === b.rows.length &&
    a.rows.every((row, index) => row === b.rows[index]) &&
    a.scene === b.scene &&
    a.offline === b.offline &&
    a.active === b.active &&
    a.found === b.found &&
    a.entry === b.entry
  );
}

function Day({ at }: { at: number }) {
  const t = useT();
  const format = useFormat();
  const now = useNow(60_000);
  const when = whenOfDay(at, now, format);
  return (
    <li className="pt-5 pb-2 text-center text-12 text-ink-3 figures first:pt-0">
      {'text' in when ? when.text : t(`messaging.when.${when.kind}`)}
    </li>
  );
}
