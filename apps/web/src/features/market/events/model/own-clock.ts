import { wallTimeAt } from '@souk/shared/wall-time.ts';
import { useSyncExternalStore } from 'react';

/** The reader's own time zone; null until the page is theirs, so that it is drawn alike on both sides. */
export function useOwnZone(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}

type Happening = { startsAt: string; endsAt: string; timeZone: string };

/** Whether the reader's clock shows something else at an event than that of its place. */
export function clocksDiffer({ startsAt, endsAt, timeZone }: Happening, own: string): boolean {
  return [startsAt, endsAt].some(
    (at) => wallTimeAt(new Date(at), timeZone) !== wallTimeAt(new Date(at), own),
  );
}
