import type { BreakView } from '@souk/shared/live/breaks/schema.ts';
import { useMemo } from 'react';
import { useLiveQuery } from '@/platform/live/index.ts';

/** The breaks of a show, as its room is told of them. */
export function useBreaks(showId: string): readonly BreakView[] {
  const found = useLiveQuery({ collection: `rooms/${showId}/breaks` });
  return useMemo(() => (found?.docs ?? []).map(({ data }) => data as unknown as BreakView), [found]);
}
