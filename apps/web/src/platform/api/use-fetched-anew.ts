import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchAnew } from './fetch-anew.ts';

/** Fetches what an answer is made of anew with each `change` of it, which says in words how it stands. */
export function useFetchedAnew(queryKey: QueryKey, change: string): void {
  const queries = useQueryClient();
  const key = JSON.stringify(queryKey);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const now = `${key} ${change}`;
    // What is on its way as a screen opens was asked for just then.
    if (seen.current === undefined) void queries.invalidateQueries({ queryKey: JSON.parse(key) });
    else if (seen.current !== now) void fetchAnew(queries, JSON.parse(key));
    seen.current = now;
  }, [key, change, queries]);
}
