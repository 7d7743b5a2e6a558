import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { oneRequestBytes } from '@souk/shared/files/limits.ts';
import type { FileRefusal } from '@souk/shared/files/schema.ts';
import { Upload } from '@tus/server';
import type { UserCtx } from '../session/actor.ts';
import { openTurns } from '../turns/turns.ts';
import { findOwnFile, type ShownFile } from './file.repo.ts';
import { largerThanOneRequest, noSuchFile, notAccepted } from './files.failures.ts';
import type { FileDoors } from './files.plugin.ts';
import { createUpload, forgetUpload, markAllReceived } from './upload.service.ts';

/** A small file: it has been looked at when the answer is given. */
export async function sendAtOnce(
  ctx: UserCtx,
  doors: FileDoors,
  { purpose, name }: { purpose?: string | undefined; name?: string | undefined },
  raw: IncomingMessage,
): Promise<ShownFile> {
  const bytes = await readAll(raw);
  return await inUploadTurn(ctx, () => keep(ctx, doors, { purpose, name, bytes }));
}

// Each is some ten queries and a look at every byte: one person's many leave room for another's.
const turns = openTurns({ atOnce: 6, mostEach: 3, mostWaiting: 500 });

export const inUploadTurn = <Result>({ actor }: UserCtx, work: () => Promise<Result>): Promise<Result> =>
  turns.take({ who: actor.userId }, work);

async function keep(
  ctx: UserCtx,
  doors: FileDoors,
  { purpose, name, bytes }: { purpose?: string | undefined; name?: string | undefined; bytes: Buffer },
): Promise<ShownFile> {
  const id = await createUpload(ctx, doors, { size: bytes.length, name, purpose });
  try {
    await doors.place.store.create(new Upload({ id, size: bytes.length, offset: 0 }));
    await doors.place.store.write(Readable.from([bytes]), id, 0);
    await markAllReceived(ctx, id);
  } catch (error) {
    await forgetUpload(ctx, id);
    throw error;
  }
  await doors.checks.now(id);
  const file = await findOwnFile(ctx.db, ctx.actor.userId, id);
  if (!file) throw noSuchFile();
  if (file.state !== 'refused') return file;
  await forgetUpload(ctx, id);
  throw notAccepted(file.refusal as FileRefusal);
}

async function readAll(raw: IncomingMessage): Promise<Buffer> {
  if (Number(raw.headers['content-length'] ?? 0) > oneRequestBytes) throw tooLarge(raw);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > oneRequestBytes) throw tooLarge(raw);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The rest is thrown away, so that the answer is heard. */
function tooLarge(raw: IncomingMessage) {
  raw.resume();
  return largerThanOneRequest();
}
