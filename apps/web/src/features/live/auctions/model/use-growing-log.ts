import type { LotPage } from '@souk/shared/live/auctions/lot-page.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getLot } from '../api/get-lot.ts';
import { getLotLog } from '../api/get-lot-log.ts';
import { useLotDocument } from './use-lot-document.ts';

// Of what comes in quick succession the last is enough.
const WAIT_MS = 700;

/** The log of a lot, which grows while people bid. */
export function useGrowingLog(lot: LotPage) {
  const queryClient = useQueryClient();
  const now = useLotDocument({ ...lot, productId: lot.product._id });
  const head = now?.head || undefined;
  const log = useQuery({
    ...getLotLog(lot._id),
    refetchInterval: ({ state: { data } }) => (head && data && data.head !== head ? WAIT_MS : false),
  });
  const known = useRef(log.data?.head);
  useEffect(() => {
    // Who bid comes with the lot, which was just loaded with the first of the log.
    if (known.current !== undefined && log.data?.head !== known.current)
      void queryClient.invalidateQueries({ queryKey: getLot(lot._id).queryKey });
    known.current = log.data?.head;
  }, [log.data?.head, lot._id, queryClient]);
  return { log, now };
}
