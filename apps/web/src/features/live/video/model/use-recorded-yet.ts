import { useQuery } from '@tanstack/react-query';
import { getRecorded } from '../api/get-recorded.ts';

const ASK_AGAIN_MS = 15_000;

/** What is recorded of a show that is live, asked for until there is something. */
export const useRecordedYet = (showId: string, enabled: boolean) =>
  useQuery({
    ...getRecorded(showId),
    enabled,
    refetchInterval: (query) => (query.state.data?.startedAt ? false : ASK_AGAIN_MS),
  });
