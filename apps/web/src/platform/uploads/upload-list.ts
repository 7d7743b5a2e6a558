import type { FilePurpose } from '@souk/shared/files/schema.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { createFileCalls, type FileCalls } from './file-calls.ts';
import { storableName } from './file-name.ts';
import { createPatience } from './patience.ts';
import { type PictureProblem, pictureProblem } from './picture-problem.ts';
import { fingerprintOf, type SavedUpload, type SavedUploads } from './saved-uploads.ts';
import type { UploadEnvironment } from './upload.types.ts';
import { mayGoOn } from './upload-error.ts';
import { UploadTask } from './upload-task.ts';

export type ListedPicture =
  | { kind: 'stored'; key: string; alt: string; image: Image }
  | { kind: 'upload'; key: string; alt: string; name: string; file: Blob; task: UploadTask }
  | { kind: 'refused'; key: string; alt: string; name: string; problem: PictureProblem };

export type UploadListOptions = {
  owner: string;
  /** The form it belongs to; a reload finds it again by that. */
  place: string;
  purpose: FilePurpose;
  most: number;
  environment: UploadEnvironment;
  keep: SavedUploads;
  /** A photo as iPhones keep it, made a JPEG; null where this device cannot. */
  openHeic?: (file: Blob) => Promise<File | null>;
  /** False when another tab has it. */
  claim?: (key: string) => Promise<boolean>;
};

export type UploadList = ReturnType<typeof createUploadList>;

/** The pictures of one form in their order: stored ones, ones on their way, and ones that cannot be taken. */
export function createUploadList(options: UploadListOptions) {
  const { owner, place, purpose, most, environment, keep, claim = async () => true } = options;
  const { openHeic = async () => null } = options;
  const listeners = new Set<() => void>();
  /** Finished here; nothing but this form shows them. */
  const made = new Map<string, string>();
  /** Written down without their bytes, by fingerprint. */
  const absent = new Map<string, SavedUpload>();
  let items: readonly ListedPicture[] = [];
  let restored: Promise<void> | null = null;

  function show(next: readonly ListedPicture[]): void {
    items = next;
    for (const listener of [...listeners]) listener();
  }

  function showAs(key: string, change: (item: ListedPicture) => ListedPicture): void {
    show(items.map((item) => (item.key === key ? change(item) : item)));
  }

  /** What cannot be written down on this device is not lost by that, only not found again. */
  function note(write: Promise<unknown>): void {
    void write.catch(() => undefined);
  }

  function notePlaces(): void {
    for (const [position, { key, kind }] of items.entries())
      if (kind === 'upload' || made.has(key)) note(keep.change(key, { position }));
  }

  function taskOf(saved: SavedUpload, file: Blob): UploadTask {
    const { key, id, sent, received, paused, name } = saved;
    const onKnown = (known: Pick<SavedUpload, 'id' | 'sent'>) => note(keep.change(key, known));
    return new UploadTask(
      { file, name, purpose, known: { id, sent, received }, paused, onKnown },
      environment,
    );
  }

  function watch(key: string, task: UploadTask): void {
    let last = task.snapshot.state;
    const stop = task.subscribe(() => {
      const { state, stored, error, bytesTransferred } = task.snapshot;
      if (state === last) return;
      last = state;
      if (state === 'paused') note(keep.change(key, { paused: true, received: bytesTransferred }));
      if (state === 'running') note(keep.change(key, { paused: false }));
      if (stored) {
        made.set(key, stored._id);
        // What is private has no picture anyone may fetch: until the form is saved, this device shows its own.
        if (stored.image) note(keep.change(key, { done: true }).then(() => keep.forgetFile(key)));
        const alt = items.find((item) => item.key === key)?.alt;
        if (alt) note(describe(key, alt));
      }
      if (state === 'canceled' || (error && !mayGoOn(error))) note(keep.forget([key]));
      if (stored || error) stop();
    });
  }

  function listed(saved: SavedUpload, file: Blob): ListedPicture {
    const task = taskOf(saved, file);
    watch(saved.key, task);
    return { kind: 'upload', key: saved.key, alt: saved.alt, name: saved.name, file, task };
  }

  async function pick(chosen: File | Blob, alt: string, position: number): Promise<ListedPicture> {
    const key = crypto.randomUUID();
    const found = await pictureProblem(chosen, purpose);
    const file: File | Blob = (found === 'heic' ? await openHeic(chosen) : null) ?? chosen;
    const name = storableName(file instanceof File ? file.name : 'picture');
    const problem = file === chosen ? found : await pictureProblem(file, purpose);
    if (problem) return { kind: 'refused', key, alt, name, problem };
    const fingerprint = await fingerprintOf(file);
    const before = absent.get(fingerprint);
    absent.delete(fingerprint);
    const fresh = { id: null, sent: false, received: 0, done: false, paused: false, at: Date.now(), alt };
    const saved = { ...fresh, key, owner, place, purpose, name, fingerprint, ...before };
    await claim(saved.key);
    const whole: SavedUpload = { ...saved, size: file.size, paused: false, position };
    note(keep.put(whole, file));
    return listed(whole, file);
  }

  async function findAgain(): Promise<void> {
    for (const { saved, file } of await keep.list(owner, place)) {
      if (items.some(({ key }) => key === saved.key) || !(await claim(saved.key))) continue;
      if (saved.done) await findStored(saved);
      else if (file) show([...items, listed(saved, file)]);
      else absent.set(saved.fingerprint, saved);
    }
  }

  async function findStored(saved: SavedUpload): Promise<void> {
    const stored = await ask((calls) => calls.file(saved.id ?? '')).catch(() => null);
    if (!stored?.image) return note(keep.forget([saved.key]));
    const { image } = stored;
    // Saved with the form, and only this device was not told.
    if (items.some((item) => imageOf(item)?._id === image._id)) return note(keep.forget([saved.key]));
    made.set(saved.key, stored._id);
    show([...items, { kind: 'stored', key: saved.key, alt: stored.alt, image }]);
  }

  function ask<T>(operation: (calls: FileCalls) => Promise<T>): Promise<T> {
    const { signal } = new AbortController();
    const calls = createFileCalls(environment, signal);
    return createPatience(environment, () => undefined).through('sending', signal, () => operation(calls));
  }

  function letGo(item: ListedPicture): void {
    const id = made.get(item.key);
    made.delete(item.key);
    note(keep.forget([item.key]));
    if (item.kind === 'upload' && item.task.cancel()) return;
    // Nothing shows it; what is not reached now is swept later.
    if (id) note(ask((calls) => calls.remove(id)));
  }

  function again(key: string): void {
    showAs(key, (item) => {
      if (item.kind !== 'upload') return item;
      const task = item.task.again();
      watch(key, task);
      return { ...item, task };
    });
  }

  async function describe(key: string, alt: string): Promise<void> {
    const item = items.find((one) => one.key === key);
    const id = made.get(key) ?? (item?.kind === 'stored' ? item.image._id : undefined);
    if (id) await ask((calls) => calls.describe(id, alt));
    showAs(key, (one) => ({ ...one, alt }));
    note(keep.change(key, { alt }));
  }

  return {
    items: () => items,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Shows what the form has stored, and what was under way before a reload. */
    begin(stored: readonly Image[]): Promise<void> {
      const own = items.filter((item) => item.kind !== 'stored' || made.has(item.key));
      show([...stored.map(asStored), ...own]);
      restored ??= findAgain().catch(() => undefined);
      return restored;
    },

    /** Answers how many had no room. */
    async add(files: readonly (File | Blob)[]): Promise<number> {
      const room = files.slice(0, Math.max(0, most - items.length));
      const picked = await Promise.all(room.map((file, index) => pick(file, '', items.length + index)));
      show([...items, ...picked].slice(0, most));
      return files.length - room.length;
    },

    /** The same place with another file: cut to size, or chosen anew. */
    async replace(key: string, file: File | Blob): Promise<void> {
      const before = items.find((item) => item.key === key);
      if (!before) return;
      const next = await pick(file, before.alt, items.indexOf(before));
      show(items.map((item) => (item === before ? next : item)));
      letGo(before);
    },

    remove(key: string): void {
      const item = items.find((one) => one.key === key);
      if (!item) return;
      letGo(item);
      show(items.filter((one) => one !== item));
    },

    move(key: string, to: number): void {
      show(placed(items, key, to));
      notePlaces();
    },

    again,

    /** The user was asked to sign in, and has done so. */
    goOn(): void {
      for (const item of items)
        if (item.kind === 'upload' && item.task.snapshot.error?.code === 'unauthenticated') again(item.key);
    },

    describe,

    pauseAll(): void {
      for (const item of items) if (item.kind === 'upload') item.task.pause();
    },

    resumeAll(): void {
      for (const item of items) if (item.kind === 'upload') item.task.resume();
    },

    /** Waits for all of them; rejects with the `UploadError` of the first that cannot be stored. */
    async ids(): Promise<string[]> {
      const ids = items.map(async (item) => {
        if (item.kind === 'stored') return [item.image._id];
        if (item.kind === 'refused') return [];
        item.task.resume();
        return [(await item.task.done)._id];
      });
      return (await Promise.all(ids)).flat();
    },

    /** The form was saved with these while others are on their way: only those are still only here. */
    adopt(stored: readonly Image[]): void {
      const saved = new Map(stored.map((image) => [String(image._id), image]));
      const next = items.map((item): ListedPicture => {
        const image = saved.get(made.get(item.key) ?? '');
        if (!image) return item;
        made.delete(item.key);
        note(keep.forget([item.key]));
        return { kind: 'stored', key: item.key, alt: item.alt || image.alt, image };
      });
      show(next);
    },

    /** The form was saved: what it shows is no longer only here. */
    settle(stored: readonly Image[] = []): void {
      note(keep.forget(items.map(({ key }) => key)));
      made.clear();
      show(stored.map(asStored));
    },

    /** The form was given up. */
    discard(): void {
      items.forEach(letGo);
      show([]);
    },

    /** Someone else signed in: nothing more leaves, and nothing is shown. */
    leave(): void {
      for (const item of items) if (item.kind === 'upload') item.task.pause();
      show([]);
    },
  };
}

function asStored(image: Image): ListedPicture {
  return { kind: 'stored', key: image._id, alt: image.alt, image };
}

/** The picture as the server has it, once it does. */
export function imageOf(item: ListedPicture): Image | null {
  if (item.kind === 'stored') return item.image;
  return item.kind === 'upload' ? (item.task.snapshot.stored?.image ?? null) : null;
}

/** The first that can be shown. */
export function coverOf(items: readonly ListedPicture[]): ListedPicture | undefined {
  return items.find(({ kind }) => kind !== 'refused');
}

/** The same things with one of them at another place. */
export function placed<T extends { key: string }>(things: readonly T[], key: string, to: number): T[] {
  const thing = things.find((one) => one.key === key);
  if (!thing || to < 0 || to >= things.length) return [...things];
  const others = things.filter((one) => one !== thing);
  return [...others.slice(0, to), thing, ...others.slice(to)];
}
