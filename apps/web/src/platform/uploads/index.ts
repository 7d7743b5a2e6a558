import type { FilePurpose } from '@souk/shared/files/schema.ts';
import { sessionStore } from '../session/session.store.ts';
import { browserEnvironment } from './browser-environment.ts';
import { keepInBrowser } from './save-in-browser.ts';
import { createUploadList, type UploadList } from './upload-list.ts';

type UploadListOf = { owner: string; place: string; purpose: FilePurpose; most: number };

const keep = keepInBrowser();
const lists = new Map<string, { owner: string; list: UploadList }>();

/**
 * The pictures of a form. Leaving the form does not stop them: a person who comes back to it on this page
 * finds them as they are by now; after a reload, where they were.
 */
export function uploadListOf({ owner, place, purpose, most }: UploadListOf): UploadList {
  const name = [owner, place, purpose].join('|');
  const known = lists.get(name);
  if (known) return known.list;
  const list = createUploadList({
    owner,
    place,
    purpose,
    most,
    environment: browserEnvironment,
    keep,
    openHeic: async (file) => (await import('./open-heic.ts')).openHeic(file),
    claim,
  });
  // What the server draws belongs to nobody, and is drawn once.
  if (!import.meta.env.SSR) lists.set(name, { owner, list });
  return list;
}

// What one person sends is nothing for the next one at this device.
sessionStore.subscribe(({ user }, before) => {
  if (!user || user._id === before.user?._id) return;
  for (const [name, { owner, list }] of lists) {
    if (owner === user._id) {
      list.goOn();
      continue;
    }
    list.leave();
    lists.delete(name);
  }
  void keep.forgetOthers(user._id).catch(() => undefined);
});

/** Held until this page is gone. Without locks (no TLS) two tabs may take the same upload: the server sorts that out. */
function claim(key: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<void>(() => undefined) : undefined;
    };
    navigator.locks.request(`souk-upload-${key}`, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

export type { PictureProblem } from './picture-problem.ts';
export { pictureTypes } from './picture-problem.ts';
export { sendOne } from './send-one.ts';
export type { UploadSnapshot } from './upload.types.ts';
export { mayGoOn, UploadError } from './upload-error.ts';
export { coverOf, imageOf, type ListedPicture, type UploadList } from './upload-list.ts';
export type { UploadTask } from './upload-task.ts';
