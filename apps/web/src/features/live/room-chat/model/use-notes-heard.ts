import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchAnew } from '@/platform/api/fetch-anew.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { getNoted } from '../api/notes.ts';

/** Notes about people are asked for anew as another moderator writes or takes one away. */
export function useNotesHeard(shopId: string, looksAfter: boolean): void {
  const queries = useQueryClient();
  const at = useLiveDoc(looksAfter ? `shops/${shopId}/notes/changed` : null)?.doc?.data.at;
  const known = useRef(at);
  useEffect(() => {
    if (at === known.current) return;
    known.current = at;
    void fetchAnew(queries, getNoted(shopId).queryKey);
  }, [at, shopId, queries]);
}
