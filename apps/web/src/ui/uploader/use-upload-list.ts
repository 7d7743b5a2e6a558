import type { FilePurpose } from '@souk/shared/files/schema.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { useEffect, useMemo } from 'react';
import { useSession } from '@/platform/session/session.store.ts';
import { type UploadList, uploadListOf } from '@/platform/uploads/index.ts';

interface UploadListOptions {
  /** Names the form, so that a reload finds its pictures again. */
  place: string;
  purpose: FilePurpose;
  most: number;
  stored?: readonly (Image | null)[] | undefined;
}

export function useUploadList({ place, purpose, most, stored = none }: UploadListOptions): UploadList {
  const owner = useSession((session) => session.user?._id) ?? '';
  const list = useMemo(() => uploadListOf({ owner, place, purpose, most }), [owner, place, purpose, most]);
  const ids = stored.map((image) => image?._id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same pictures are no reason to begin anew
  useEffect(() => void list.begin(stored.filter((image) => image !== null)), [list, ids]);
  return list;
}

const none: readonly Image[] = [];
