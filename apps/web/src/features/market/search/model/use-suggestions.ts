import type { Suggestion } from '@souk/shared/market/search/schema.ts';
import { useEffect, useState } from 'react';
import { getSuggestions } from '../api/get-suggestions.ts';
import { useTyped } from './use-typed.ts';

/**
 * What is typed into a field, and what it may mean. The header stands outside of every screen and its query cache, so
 * it asks for itself; what was suggested before stays until the next has come.
 */
export function useSuggestions(field: HTMLInputElement): { typed: string; suggestions: Suggestion[] } {
  const { typed, settled } = useTyped(field);
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (settled === '') {
      setSuggestions([]);
      return;
    }
    const asking = new AbortController();
    getSuggestions(settled, asking.signal).then(setSuggestions, () => {
      // Without suggestions one searches all the same; an answer that came too late is not wanted.
      if (!asking.signal.aborted) setSuggestions([]);
    });
    return () => asking.abort();
  }, [settled]);
  return { typed, suggestions: typed === '' ? [] : suggestions };
}
