import type { FileId } from '@souk/shared/ids.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';

export interface ClipFile {
  id: FileId;
  name: string;
}

/** The video that plays before a show, as one value, for use inside another query. */
export const clipOf = (clipId: Expression<unknown>): RawBuilder<ClipFile | null> =>
  sql<ClipFile | null>`(
    select json_build_object('id', id, 'name', name) from files where id = ${clipId} and state = 'ready')`;
