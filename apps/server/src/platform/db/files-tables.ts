import type { FilePurpose, FileState, FileVisibility } from '@souk/shared/files/schema.ts';
import type { FileId, UserId } from '@souk/shared/ids.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, Time } from './column-types.ts';

/** What people send. */
export interface FileTables {
  files: FilesTable;
  signing_keys: SigningKeysTable;
  upload_parts: UploadPartsTable;
  upload_turns: UploadTurnsTable;
}

interface FilesTable {
  id: FileId;
  owner_id: UserId;
  purpose: FilePurpose;
  visibility: FileVisibility;
  folder: 'images' | 'documents' | 'imports' | 'videos';
  name: string;
  content_type: string | null;
  size: number;
  received: Generated<number>;
  kept_size: number | null;
  state: Generated<FileState>;
  refusal: string | null;
  storage_key: string | null;
  sha256: Buffer | null;
  alt: Generated<string>;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  custom: JSONColumnType<Record<string, string>, string | undefined, string>;
  created_at: Time;
  updated_at: Time;
  expires_at: Time;
}

interface SigningKeysTable {
  name: string;
  secret: Buffer;
  created_at: CreatedAt;
}

interface UploadPartsTable {
  storage_key: string;
  file_id: FileId;
  start: number;
  size: number;
  stored: Generated<boolean>;
}

interface UploadTurnsTable {
  file_id: FileId;
  holder: string;
  until: Time;
  wanted: Generated<boolean>;
}
