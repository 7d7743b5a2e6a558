import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getRail } from '../api/get-rail.ts';
import { getShow } from '../api/get-show.ts';
import { besideIn, railAfter } from './rail.ts';

/** The viewer has settled here before more is asked for. */
const SETTLED_MS = 2_500;

// One's way through what is live, for as long as the page stands.
let way: ReadonlyArray<{ _id: string }> = [];

/** The live shows before and after this one, and the way there: in its place, so that going back leaves the rooms. */
export function useBeside(showId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { data } = useQuery(getRail());
  const rail = data ? railAfter(way, data.items) : [];
  const { next, previous } = besideIn(rail, showId);
  const nextId = next?._id;
  useEffect(() => {
    if (data) way = railAfter(way, data.items);
  }, [data]);
  useEffect(() => {
    if (!nextId) return;
    const timer = setTimeout(() => void queries.prefetchQuery(getShow(nextId)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [nextId, queries]);
  const turn = (to: 'next' | 'previous') => {
    // Who presses again before the next room is there goes on from the one they are on the way to.
    const { pathname } = router.latestLocation;
    const from = rail.find(({ _id }) => pathname === `/live/${_id}`)?._id ?? showId;
    const show = besideIn(rail, from)[to];
    if (show) void navigate({ to: '/live/$roomId', params: { roomId: show._id }, replace: true });
  };
  return { next, previous, turn };
}
