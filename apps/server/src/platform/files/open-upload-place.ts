import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { s3Storage } from '../storage/s3-storage.ts';
import { diskUploads } from './disk-uploads.ts';
import { storeUploads } from './store-uploads.ts';
import type { UploadPlace } from './upload-place.ts';

/** Where bytes are on their way: beside the market's files, or in its bucket. */
export function openUploadPlace({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, db: Db): UploadPlace {
  return s3 ? storeUploads(s3Storage(s3), db) : diskUploads(join(dataDir, 'uploads'), db);
}
