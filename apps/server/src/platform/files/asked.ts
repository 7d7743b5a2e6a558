import { AsyncLocalStorage } from 'node:async_hooks';
import type { FileId } from '@souk/shared/ids.ts';
import type { UserCtx } from '../session/actor.ts';

export interface AskedChecksum {
  algorithm: 'md5' | 'sha1' | 'sha256';
  value: Buffer;
}

/** What a request of the tus protocol brings along beside what the library looks at. */
export interface Asked {
  ctx: UserCtx;
  checksum?: AskedChecksum | undefined;
  /** The upload that this request announced. */
  created?: FileId | undefined;
  /** What went wrong, where the library answers only with words. */
  error?: unknown;
}

const current = new AsyncLocalStorage<Asked>();

export const asked = (): Asked | undefined => current.getStore();
export const asking = <Result>(request: Asked, act: () => Result): Result => current.run(request, act);
