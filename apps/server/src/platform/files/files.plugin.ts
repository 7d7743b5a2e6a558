import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Storage } from '../storage/storage.ts';
import { type Checks, openChecks } from './checks.service.ts';
import { fileRoutes } from './file.routes.ts';
import { inCodesOfFiles } from './files.failures.ts';
import { servingRoutes } from './serving.routes.ts';
import { type SignedAddress, signedAddresses } from './signed-address.ts';
import { openTus } from './tus.service.ts';
import { uploadRoutes } from './upload.routes.ts';
import type { UploadPlace } from './upload-place.ts';
import { type UploadTurns, uploadTurns } from './upload-turns.ts';

export interface FilesOptions {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  storage: Storage;
  place: UploadPlace;
  /** The most one user's files may take up. */
  quotaBytes: number;
}

/** What the use cases of files work with. */
export interface FileDoors extends Pick<FilesOptions, 'storage' | 'place' | 'quotaBytes'> {
  turns: UploadTurns;
  checks: Checks;
  signedAddress: SignedAddress;
}

/** Files that people send: on their way here, looked at, kept, read again. */
export const files: FastifyPluginAsyncZod<FilesOptions> = async (app, options) => {
  const { db, clock, secrets, storage, place, quotaBytes } = options;
  const turns = uploadTurns(db);
  const checks = openChecks({ db, clock, storage, place, turns }, app.log);
  app.addHook('onClose', () => checks.close());
  const doors: FileDoors = {
    storage,
    place,
    quotaBytes,
    turns,
    checks,
    signedAddress: signedAddresses({ db, secrets }),
  };

  app.setErrorHandler((error) => {
    throw inCodesOfFiles(error);
  });
  const tus = openTus(doors);
  await app.register(uploadRoutes, { prefix: '/api', doors, tus });
  await app.register(fileRoutes, { prefix: '/api', doors, tus });
  await app.register(servingRoutes, { doors });
};
