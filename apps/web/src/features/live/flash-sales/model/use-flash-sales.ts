import { use, useMemo } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useLiveQuery } from '@/platform/live/index.ts';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { type FlashOnShow, type FlashSale, flashOnShow } from './on-show.ts';

/** The flash sale that a room is about, as it is told and by the market's clock. */
export function useFlashSale(showId: string): FlashOnShow | null {
  const told = useLiveQuery({ collection: `rooms/${showId}/flash-sales` });
  const now = useNow() + use(ClockOffset);
  const all = useMemo(
    () => (told?.docs ?? []).map(({ id, data }) => ({ ...(data as unknown as Omit<FlashSale, 'id'>), id })),
    [told],
  );
  return flashOnShow(all, now);
}
