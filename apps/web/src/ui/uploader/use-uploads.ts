import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { ListedPicture, UploadList, UploadSnapshot, UploadTask } from '@/platform/uploads/index.ts';

export function useListed(list: UploadList): readonly ListedPicture[] {
  return useSyncExternalStore(list.subscribe, list.items, list.items);
}

export function useUploadSnapshot(task: UploadTask): UploadSnapshot {
  const look = () => task.snapshot;
  return useSyncExternalStore(task.subscribe, look, look);
}

/** How far all that was chosen here has come; null when nothing was. */
export function useOverall(items: readonly ListedPicture[]) {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const stops = items.flatMap((item) => (item.kind === 'upload' ? [item.task.subscribe(look)] : []));
    return () => {
      for (const stop of stops) stop();
    };
  }, [items]);
  const snapshots = items.flatMap((item) => (item.kind === 'upload' ? [item.task.snapshot] : []));
  const open = snapshots.filter(({ state }) => onTheirWay.has(state));
  const counted = snapshots.filter(({ state }) => state !== 'error' && state !== 'canceled');
  if (counted.length === 0) return null;
  return {
    done: counted.length - open.length,
    total: counted.length,
    sent: counted.reduce((sum, one) => sum + one.bytesTransferred, 0),
    bytes: counted.reduce((sum, one) => sum + one.totalBytes, 0),
    paused: open.length > 0 && open.every(({ state }) => state === 'paused' || state === 'pausing'),
  };
}

const onTheirWay = new Set(['running', 'pausing', 'paused', 'canceling']);
