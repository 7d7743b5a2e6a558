import { useEffect, useReducer } from 'react';
import { imageOf, type UploadList } from '@/platform/uploads/index.ts';
import { useListed } from '@/ui/uploader/use-uploads.ts';

/** The pictures that are on the server by now, in their order. */
export const storedImages = (list: UploadList) => list.items().flatMap((item) => imageOf(item) ?? []);

/** The same, followed while the others arrive. */
export function useStoredImages(list: UploadList) {
  const items = useListed(list);
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const stops = items.flatMap((item) => (item.kind === 'upload' ? [item.task.subscribe(look)] : []));
    return () => {
      for (const stop of stops) stop();
    };
  }, [items]);
  return storedImages(list);
}
