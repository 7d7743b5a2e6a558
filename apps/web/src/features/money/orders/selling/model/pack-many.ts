import { isApiError } from '@/platform/api/index.ts';

export interface Packed {
  done: string[];
  /** Their state had changed meanwhile. */
  refused: string[];
  /** What ended it before all were tried. */
  error: unknown;
}

/**
 * One after another, so that a seller who closes the page knows where it stopped. What has moved on meanwhile
 * is left out; any other failure ends it.
 */
export async function packMany(
  ids: readonly string[],
  pack: (id: string) => Promise<unknown>,
  onTried: (count: number) => void,
): Promise<Packed> {
  const packed: Packed = { done: [], refused: [], error: null };
  for (const id of ids) {
    try {
      await pack(id);
      packed.done.push(id);
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) return { ...packed, error };
      packed.refused.push(id);
    }
    onTried(packed.done.length + packed.refused.length);
  }
  return packed;
}
