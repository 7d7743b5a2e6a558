import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Where this market keeps its files: in its folder, or in the bucket it was given. */
export function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Storage {
  return s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'files'));
}
