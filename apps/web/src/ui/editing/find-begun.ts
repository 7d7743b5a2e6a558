import { isApiError } from '@/platform/api/index.ts';
import type { EditedKind, Stored } from './kind.ts';

/** The draft one had begun; gone from here once it was published or deleted elsewhere. */
export async function findBegun<Draft, Input, Own extends Stored>(
  kind: EditedKind<Draft, Input, Own>,
  key: string,
): Promise<Own | null> {
  const known = kind.editings.of(key)?.own;
  if (!known) return null;
  try {
    const found = await kind.read(known._id);
    if (kind.isDraft(found)) return found;
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error;
  }
  kind.editings.forget(key);
  return null;
}
