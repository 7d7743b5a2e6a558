import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedInFirst } from '@/platform/session/use-signed-in-first.ts';
import { getClipAccess } from '../api/clips.ts';

export interface Clipping {
  isOpen: boolean;
  /** Null for who may make none; who is not signed in does so first. */
  begin: (() => void) | null;
  end: () => void;
}

/** Whether one is making a clip of a show. */
export function useClipping(showId: string, onBegin?: () => void): Clipping {
  const [isOpen, setOpen] = useState(false);
  const signedInFirst = useSignedInFirst();
  const { data } = useQuery(getClipAccess(showId));
  const begin = () =>
    signedInFirst(() => {
      onBegin?.();
      setOpen(true);
    });
  return { isOpen, begin: data?.make ? begin : null, end: () => setOpen(false) };
}
