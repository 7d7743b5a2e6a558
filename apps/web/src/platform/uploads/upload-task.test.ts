import { describe, expect, test } from 'vitest';
import { nextChunkBytes } from './chunk-size.ts';
import { answering, failure } from './testing/faults.ts';
import { startTusLikeServer } from './testing/tus-like-server.ts';
import { someBytes, uploadWorld, whenIt } from './testing/upload-world.ts';
import type { UploadTask } from './upload-task.ts';

const MB = 1024 * 1024;
const KB = 1024;
const first = 262_144;

describe('a file', () => {
  test('of exactly 262 144 bytes goes in one request', async () => {
    await using server = await startTusLikeServer();
    const bytes = someBytes(first);
    const stored = await uploadWorld(server).start(bytes).done;
    expect(server.methods()).toBe('POST GET');
    expect(server.seen[0]?.url).toBe('/api/files?purpose=product-image&name=K%C3%BCche.jpg');
    expect(server.files.get(stored._id)?.bytes.equals(bytes)).toBe(true);
  });

  test('of one byte more goes in parts', async () => {
    await using server = await startTusLikeServer();
    const bytes = someBytes(first + 1);
    const stored = await uploadWorld(server).start(bytes).done;
    expect(server.methods()).toBe('POST PATCH PATCH GET');
    expect(server.files.get(stored._id)?.bytes.equals(bytes)).toBe(true);
  });

  test('goes in parts that double from 256 KB to 32 MB', async () => {
    await using server = await startTusLikeServer();
    const bytes = someBytes(4 * MB);
    const task = uploadWorld(server).start(bytes);
    const seen: number[] = [];
    task.subscribe(() => seen.push(task.snapshot.bytesTransferred));
    const stored = await task.done;
    expect(
      server.seen.filter(({ method }) => method === 'PATCH').map(({ bytes: sent }) => sent / KB),
    ).toEqual([256, 512, 1024, 2048, 256]);
    expect(server.files.get(stored._id)?.bytes.equals(bytes)).toBe(true);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(task.snapshot).toMatchObject({ state: 'success', bytesTransferred: 4 * MB, totalBytes: 4 * MB });
    expect(nextChunkBytes(32 * MB, true)).toBe(32 * MB);
    expect(nextChunkBytes(16 * MB, true)).toBe(32 * MB);
  });

  test('that is empty is refused before anything is sent', async () => {
    await using server = await startTusLikeServer();
    expect((await failure(uploadWorld(server).start(someBytes(0)))).code).toBe('invalid-format');
    expect(server.seen).toEqual([]);
  });
});

describe('someone', () => {
  test('pauses in the middle of a part and goes on later without sending twice what arrived', async () => {
    await using server = await startTusLikeServer();
    const bytes = someBytes(3 * MB);
    const task = uploadWorld(server).start(bytes);
    const states: string[] = [];
    task.subscribe(() => states.at(-1) !== task.snapshot.state && states.push(task.snapshot.state));
    await whenIt(task, ({ bytesTransferred }) => bytesTransferred > MB);
    expect([task.pause(), task.pause()]).toEqual([true, false]);
    await whenIt(task, ({ state }) => state === 'paused');
    expect(server.files.get('file-1')?.bytes.length).toBeLessThan(3 * MB);
    expect([task.resume(), task.resume()]).toEqual([true, false]);
    const stored = await task.done;
    expect(server.files.get(stored._id)?.bytes.equals(bytes)).toBe(true);
    expect(states).toEqual(['running', 'pausing', 'paused', 'running', 'success']);
    expect([task.pause(), task.resume(), task.cancel()]).toEqual([false, false, false]);
  });

  test('changes their mind while it is still stopping', async () => {
    await using server = await startTusLikeServer();
    const task = uploadWorld(server).start(someBytes(MB));
    await whenIt(task, ({ bytesTransferred }) => bytesTransferred > 0);
    expect([task.pause(), task.resume()]).toEqual([true, true]);
    await expect(task.done).resolves.toMatchObject({ state: 'ready' });
  });

  test.each(['running', 'paused'])('cancels while it is %s: it is deleted on the server', async (when) => {
    await using server = await startTusLikeServer();
    const task = uploadWorld(server).start(someBytes(3 * MB));
    await whenIt(task, ({ bytesTransferred }) => bytesTransferred > first);
    if (when === 'paused') {
      task.pause();
      await whenIt(task, ({ state }) => state === 'paused');
    }
    expect([task.cancel(), task.cancel(), task.resume()]).toEqual([true, false, false]);
    expect(task.snapshot.state).toBe('canceling');
    expect((await failure(task)).code).toBe('canceled');
    expect(task.snapshot.state).toBe('canceled');
    expect(server.seen.at(-1)?.method).toBe('DELETE');
    expect(server.files.size).toBe(0);
  });

  test('signs in anew while it is under way: the next request carries the new token', async () => {
    await using server = await startTusLikeServer();
    const world = uploadWorld(server);
    const task = world.start(someBytes(MB));
    await whenIt(task, ({ bytesTransferred }) => bytesTransferred >= first);
    server.tokens.clear();
    server.tokens.add('newer');
    world.token = 'newer';
    await task.done;
    expect(server.seen.at(-1)?.bearer).toBe('newer');
  });

  test('whose session ended is told so, signs in and goes on', async () => {
    await using server = await startTusLikeServer();
    const world = uploadWorld(server);
    const bytes = someBytes(MB);
    const task = world.start(bytes);
    await whenIt(task, ({ bytesTransferred }) => bytesTransferred >= first);
    server.tokens.clear();
    expect((await failure(task)).code).toBe('unauthenticated');
    server.tokens.add('newer');
    world.token = 'newer';
    const stored = await task.again().done;
    expect(server.files.size).toBe(1);
    expect(server.files.get(stored._id)?.bytes.equals(bytes)).toBe(true);
  });

  test('with five files has three of them sent at once, the others in their order', async () => {
    await using server = await startTusLikeServer();
    const world = uploadWorld(server);
    const tasks = Array.from({ length: 5 }, () => world.start(someBytes(MB)));
    const isUnderWay = ({ snapshot: { activity, bytesTransferred } }: UploadTask) =>
      activity === 'sending' && bytesTransferred < MB;
    const under = () => tasks.filter(isUnderWay);
    let most = 0;
    for (const task of tasks) task.subscribe(() => (most = Math.max(most, under().length)));
    await Promise.all(tasks.map(({ done }) => done));
    expect(most).toBe(3);
  });

  test('who pauses one of three lets the fourth begin', async () => {
    await using server = await startTusLikeServer();
    const world = uploadWorld(server);
    const tasks = Array.from({ length: 4 }, () => world.start(someBytes(8 * MB)));
    await whenIt(tasks[0] as UploadTask, ({ bytesTransferred }) => bytesTransferred > 0);
    expect(tasks[3]?.snapshot.activity).toBe('waiting');
    tasks[0]?.pause();
    await whenIt(tasks[3] as UploadTask, ({ bytesTransferred }) => bytesTransferred > 0);
    for (const task of tasks) task.cancel();
    await Promise.allSettled(tasks.map(({ done }) => done));
  });
});

describe('a refusal', () => {
  test.each([
    [401, 'unauthenticated', 'unauthenticated'],
    [403, 'unauthorized', 'unauthorized'],
    [403, 'forbidden', 'unauthorized'],
    [404, 'unknown_address', 'object-not-found'],
    [413, 'payload_too_large', 'quota-exceeded'],
    [413, 'quota-exceeded', 'quota-exceeded'],
    [409, 'quota-exceeded', 'quota-exceeded'],
    [415, 'invalid-format', 'invalid-format'],
    [400, 'invalid_input', 'invalid-format'],
  ])('with %i and %s is %s, at once', async (status, code, expected) => {
    await using server = await startTusLikeServer();
    server.faults.push(answering(status, code));
    const error = await failure(uploadWorld(server).start(someBytes(MB)));
    expect([error.code, error.requestId]).toEqual([expected, 'r1']);
    expect(server.methods()).toBe('POST');
  });

  test('of what is in the file says what it is', async () => {
    await using server = await startTusLikeServer();
    server.refuseContent('heic');
    const error = await failure(uploadWorld(server).start(someBytes(MB)));
    expect([error.code, error.refusal]).toEqual(['invalid-format', 'heic']);
  });

  test('of an address that cannot be one is an invalid url, and the token goes nowhere', async () => {
    await using server = await startTusLikeServer();
    server.faults.push((_, response) => {
      response.writeHead(201, { location: 'https://elsewhere.example/take-it' }).end();
      return true;
    });
    expect((await failure(uploadWorld(server).start(someBytes(MB)))).code).toBe('invalid-url');
    const world = uploadWorld(server);
    world.environment.endpoint = 'ftp://souk.example/files';
    expect((await failure(world.start(someBytes(MB)))).code).toBe('invalid-url');
    expect(server.seen).toHaveLength(1);
  });

  test('by the device to read the file any more says that it is gone', async () => {
    await using server = await startTusLikeServer();
    const gone = new Blob([someBytes(MB)]);
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect((await failure(uploadWorld(server).start(gone))).code).toBe('object-not-found');
  });
});
