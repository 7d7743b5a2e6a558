import { bulkLimit } from '@souk/shared/market/catalog/edit-limits.ts';
import type { BulkResult } from '@souk/shared/market/catalog/manage-schema.ts';

/** What was done and what was not; `error` when the rest was not even tried. */
export interface PartsResult extends BulkResult {
  error: unknown;
}

/** The same done to any number of products, so many at a time; each part is done by itself and counted when it is. */
export async function changeInParts<Chosen>(
  chosen: readonly Chosen[],
  send: (part: readonly Chosen[]) => Promise<BulkResult>,
  onProgress: (tried: number) => void,
): Promise<PartsResult> {
  const all: PartsResult = { done: [], failed: [], error: null };
  for (let from = 0; from < chosen.length; from += bulkLimit) {
    onProgress(from);
    const part = chosen.slice(from, from + bulkLimit);
    try {
      const { done, failed } = await send(part);
      all.done.push(...done);
      all.failed.push(...failed);
    } catch (error) {
      return { ...all, error };
    }
  }
  return all;
}
