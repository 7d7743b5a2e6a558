import { describe, expect, test } from 'vitest';
import { hasRoom, keepInMemory, mostSavedBytes } from './saved-uploads.ts';
import { startTusLikeServer, type TusLikeServer } from './testing/tus-like-server.ts';
import { someBytes, uploadWorld, whenIt } from './testing/upload-world.ts';
import { createUploadList, type ListedPicture, placed, type UploadListOptions } from './upload-list.ts';

const MB = 1024 * 1024;
const jpeg = (length: number, name = 'teapot.jpg') => {
  const bytes = someBytes(length);
  bytes.set([0xff, 0xd8, 0xff]);
  return new File([bytes], name, { type: 'image/jpeg', lastModified: 1 });
};

function listAt(server: TusLikeServer, more: Partial<UploadListOptions> = {}) {
  return createUploadList({
    owner: 'maya',
    place: 'product-new',
    purpose: 'product-image',
    most: 10,
    environment: uploadWorld(server).environment,
    keep: keepInMemory(),
    ...more,
  });
}

function uploadIn(item: ListedPicture | undefined) {
  if (item?.kind !== 'upload') throw new Error(`an upload was expected, not ${item?.kind}`);
  return item;
}

describe('the pictures of a form', () => {
  test('are stored in the order they stand in, whatever the order they arrived in', async () => {
    await using server = await startTusLikeServer();
    const list = listAt(server);
    await list.add([jpeg(MB), jpeg(100)]);
    const [large] = list.items();
    list.move(large?.key ?? '', 1);
    const ids = await list.ids();
    expect(ids.map((id) => server.files.get(id)?.size)).toEqual([100, MB]);
  });

  test('that cannot be pictures are named and never sent', async () => {
    await using server = await startTusLikeServer();
    const list = listAt(server);
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', {
      type: 'image/svg+xml',
    });
    const disguised = new File(['<html><script>'], 'photo.jpg', { type: 'image/jpeg' });
    const heic = new File([`\0\0\0\x18ftypheic`], 'IMG_1.HEIC', { type: '' });
    await list.add([svg, disguised, heic, new File([], 'nothing.png')]);
    expect(list.items().map((item) => item.kind === 'refused' && item.problem)).toEqual([
      'svg',
      'not-accepted',
      'heic',
      'empty',
    ]);
    await expect(list.ids()).resolves.toEqual([]);
    expect(server.seen).toEqual([]);
  });

  test('that an iPhone keeps as HEIC are sent as the JPEG this device makes of them', async () => {
    await using server = await startTusLikeServer();
    const made = jpeg(120);
    const list = listAt(server, { openHeic: async () => made });
    await list.add([new File([`\0\0\0\x18ftypheic`], 'IMG_1.HEIC', { type: '' })]);
    expect(list.items().map(({ kind }) => kind)).toEqual(['upload']);
    const ids = await list.ids();
    expect(ids.map((id) => server.files.get(id)?.size)).toEqual([120]);
  });

  test('are ten at most', async () => {
    await using server = await startTusLikeServer();
    const list = listAt(server, { most: 2 });
    await list.add([jpeg(10), jpeg(10), jpeg(10)]);
    await list.add([jpeg(10)]);
    expect(list.items()).toHaveLength(2);
  });

  test('that are taken away are deleted on the server, finished or not', async () => {
    await using server = await startTusLikeServer();
    const list = listAt(server);
    await list.add([jpeg(10), jpeg(8 * MB)]);
    const [small, large] = list.items().map(uploadIn);
    await small?.task.done;
    await whenIt(large?.task as never, ({ bytesTransferred }) => bytesTransferred > MB);
    list.discard();
    await large?.task.done.catch(() => undefined);
    await expect.poll(() => server.files.size).toBe(0);
    expect(list.items()).toEqual([]);
  });

  test('may be told apart by words, before and after they arrived', async () => {
    await using server = await startTusLikeServer();
    const list = listAt(server);
    await list.add([jpeg(10)]);
    const [item] = list.items();
    await list.describe(item?.key ?? '', 'A teapot');
    await list.ids();
    await expect.poll(() => server.seen.filter(({ method }) => method === 'PATCH').length).toBe(1);
    expect(list.items()[0]?.alt).toBe('A teapot');
  });
});

describe('after a reload', () => {
  test('a paused picture waits where it was, and one that was running goes on', async () => {
    await using server = await startTusLikeServer();
    const keep = keepInMemory();
    const before = listAt(server, { keep });
    const files = [jpeg(3 * MB, 'first.jpg'), jpeg(3 * MB, 'second.jpg')];
    await before.add(files);
    const [first, second] = before.items().map(uploadIn);
    await whenIt(second?.task as never, ({ bytesTransferred }) => bytesTransferred > MB);
    first?.task.pause();
    await whenIt(first?.task as never, ({ state }) => state === 'paused');
    // The page is gone: nothing of it tells anyone anything any more.
    const saved = await keep.list('maya', 'product-new');
    const copy = keepInMemory();
    for (const { saved: one, file } of saved) await copy.put(one, file);
    second?.task.pause();

    const after = listAt(server, { keep: copy });
    await after.begin([]);
    const [again, other] = after.items().map(uploadIn);
    expect([again?.name, again?.task.snapshot.state]).toEqual(['first.jpg', 'paused']);
    expect(other?.task.snapshot.state).toBe('running');
    const ids = await after.ids();
    expect(server.files.size).toBe(2);
    for (const [index, id] of ids.entries()) {
      const bytes = Buffer.from(await (files[index] as File).arrayBuffer());
      expect(server.files.get(id)?.bytes.equals(bytes)).toBe(true);
    }
  });

  test('a picture that had arrived is still in the form, and gone from the device once the form is saved', async () => {
    await using server = await startTusLikeServer();
    const keep = keepInMemory();
    const before = listAt(server, { keep });
    await before.add([jpeg(10)]);
    const ids = await before.ids();
    const after = listAt(server, { keep });
    await after.begin([]);
    expect(after.items()).toMatchObject([{ kind: 'stored', image: { _id: ids[0] } }]);
    after.settle();
    const later = listAt(server, { keep });
    await later.begin([]);
    expect(later.items()).toEqual([]);
    expect(server.files.size).toBe(1);
  });

  test('a picture that only its two may see is there too, from this device, and is not sent again', async () => {
    await using server = await startTusLikeServer();
    const keep = keepInMemory();
    const message = { keep, purpose: 'message-image' } as const;
    const before = listAt(server, message);
    await before.add([jpeg(10)]);
    const ids = await before.ids();
    const after = listAt(server, message);
    await after.begin([]);
    expect(after.items().map(uploadIn)[0]?.file.size).toBe(10);
    expect(await after.ids()).toEqual(ids);
    expect(server.files.size).toBe(1);
    after.settle();
    expect(await keep.list('maya', 'product-new')).toEqual([]);
  });

  test('a form saved half-way keeps what it was saved with, and the rest goes on', async () => {
    await using server = await startTusLikeServer();
    const keep = keepInMemory();
    const before = listAt(server, { keep });
    await before.add([jpeg(10, 'first.jpg'), jpeg(3 * MB, 'second.jpg')]);
    const [first, second] = before.items().map(uploadIn);
    const image = (await first?.task.done)?.image;
    await whenIt(second?.task as never, ({ bytesTransferred }) => bytesTransferred > MB);
    second?.task.pause();
    await whenIt(second?.task as never, ({ state }) => state === 'paused');
    if (!image) throw new Error('the first picture is not there');
    before.adopt([image]);
    expect(before.items()).toMatchObject([{ kind: 'stored', image }, { kind: 'upload' }]);
    // What the form has stored is not thrown away with it.
    before.remove(before.items()[0]?.key ?? '');
    expect(server.files.has(image._id)).toBe(true);

    const after = listAt(server, { keep });
    await after.begin([image]);
    expect(after.items()).toMatchObject([{ kind: 'stored', image }, { name: 'second.jpg' }]);
  });

  test('a file too large to be kept goes on when it is chosen again', async () => {
    await using server = await startTusLikeServer();
    const keep = keepInMemory();
    const before = listAt(server, { keep });
    const file = jpeg(3 * MB);
    await before.add([file]);
    const [item] = before.items().map(uploadIn);
    await whenIt(item?.task as never, ({ bytesTransferred }) => bytesTransferred > MB);
    item?.task.pause();
    await whenIt(item?.task as never, ({ state }) => state === 'paused');
    await keep.forgetFile(item?.key ?? '');

    const after = listAt(server, { keep });
    await after.begin([]);
    expect(after.items()).toEqual([]);
    await after.add([file]);
    await expect(after.ids()).resolves.toEqual(['file-1']);
  });

  test('nobody finds what another person sent, what is in another tab, or what is a day old', async () => {
    await using server = await startTusLikeServer();
    let now = Date.now();
    const keep = keepInMemory(() => now);
    const maya = listAt(server, { keep });
    await maya.add([jpeg(10)]);
    await maya.ids();
    const noor = listAt(server, { keep, owner: 'noor' });
    const otherTab = listAt(server, { keep, claim: async () => false });
    await Promise.all([noor.begin([]), otherTab.begin([])]);
    now += 25 * 3_600_000;
    const tomorrow = listAt(server, { keep });
    await tomorrow.begin([]);
    expect([noor, otherTab, tomorrow].map((list) => list.items().length)).toEqual([0, 0, 0]);
  });
});

test('a device keeps the bytes of 256 MB at most', () => {
  expect(hasRoom(mostSavedBytes - 10, 10)).toBe(true);
  expect(hasRoom(mostSavedBytes - 10, 11)).toBe(false);
});

test('a picture taken to the front becomes the cover, and none goes beyond the ends', () => {
  const three = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
  const keys = (to: number, key: string) =>
    placed(three, key, to)
      .map((one) => one.key)
      .join('');
  expect([keys(0, 'c'), keys(2, 'a'), keys(3, 'a'), keys(-1, 'a')]).toEqual(['cab', 'bca', 'abc', 'abc']);
});
