import type { FileId } from '@souk/shared/ids.ts';
import { type DataStore, Upload } from '@tus/server';
import type { FileRow } from './file.repo.ts';

/** Where bytes are on their way, until the file they make is kept or refused. */
export interface UploadPlace {
  /** The same for the tus server. */
  readonly store: DataStore;
  /** How many bytes have arrived; undefined when there is nothing of that id. */
  received(id: FileId): Promise<number | undefined>;
  /** All that has arrived as a file of this machine, for as long as it is not disposed. */
  open(id: FileId): Promise<OpenUpload | undefined>;
  /** Deleting what is not there is fine. */
  delete(id: FileId): Promise<void>;
}

export interface OpenUpload extends AsyncDisposable {
  path: string;
}

/** What the tus server needs to know of an upload; all but how far it is stands in the database. */
export const uploadOf = ({ id, size, name, purpose }: FileRow, offset: number): Upload =>
  new Upload({ id, size, offset, metadata: { filename: name, purpose } });
