import { describe, expect, test } from 'vitest';
import { answering, failure, hangingUp, only } from './testing/faults.ts';
import { type Fault, refuse, startTusLikeServer } from './testing/tus-like-server.ts';
import { someBytes, uploadWorld, whenIt } from './testing/upload-world.ts';

const MB = 1024 * 1024;
const KB = 1024;
const first = 262_144;

describe('a flaky line', () => {
  test('that breaks in the middle of a part goes on after what arrived, and small again', async () => {
    await using server = await startTusLikeServer();
    server.cuts.push(Number.POSITIVE_INFINITY, 100_000);
    const bytes = someBytes(3 * MB);
    const stored = await uploadWorld(server).start(bytes).done;
    expect(server.files.get(stored._id)?.bytes.equals(bytes)).toBe(true);
    expect(server.methods()).toMatch(/^POST PATCH PATCH HEAD PATCH/);
    const parts = server.seen.filter(({ method }) => method === 'PATCH').map(({ bytes: sent }) => sent / KB);
    expect(parts.slice(0, 4)).toEqual([256, 512, 256, 512]);
  });

  test.each([
    ['an error of the server', answering(500, 'internal_error')],
    ['a server that is too busy', answering(429, 'too_many_requests')],
    ['a full store', answering(503, 'unavailable')],
    ['a line that is hung up', hangingUp],
    ['another offset', answering(409, 'invalid-format')],
    ['a part that was damaged on its way', answering(460, 'invalid-format')],
    ['a request before that still holds the file', answering(423, 'invalid-format')],
  ])('with %s at each step does not change what arrives', async (_, fault) => {
    await using server = await startTusLikeServer();
    server.faults.push(
      only('POST', fault),
      only('PATCH', fault),
      only('PATCH', fault),
      only('HEAD', fault),
      only('GET', fault),
    );
    const bytes = someBytes(MB);
    const stored = await uploadWorld(server).start(bytes).done;
    expect(server.faults).toEqual([]);
    expect(server.files.get(stored._id)?.bytes.equals(bytes)).toBe(true);
  });

  test('that loses a small file sends it again', async () => {
    await using server = await startTusLikeServer();
    server.faults.push(hangingUp, answering(502, 'unavailable'));
    await uploadWorld(server).start(someBytes(1000)).done;
    expect(server.methods()).toBe('POST POST POST GET');
  });

  test('waits longer each time, and as long as the server asks', async () => {
    await using server = await startTusLikeServer();
    const busy: Fault = (_seen, response) => {
      response.setHeader('retry-after', '7');
      refuse(response, 429, 'too_many_requests');
      return true;
    };
    server.faults.push(hangingUp, hangingUp, hangingUp, busy);
    const world = uploadWorld(server);
    await world.start(someBytes(10)).done;
    expect(world.waits.slice(0, 4)).toEqual([500, 1000, 2000, 7000]);
  });

  test('that lost what the server had acknowledged sends it once more', async () => {
    await using server = await startTusLikeServer();
    const bytes = someBytes(MB);
    let patches = 0;
    server.faults.push((seen, response) => {
      if (seen.method !== 'PATCH' || ++patches < 3) return false;
      const [saved] = server.files.values();
      if (saved) saved.bytes = saved.bytes.subarray(0, 1000);
      return hangingUp(seen, response);
    });
    const stored = await uploadWorld(server).start(bytes).done;
    expect(server.files.get(stored._id)?.bytes.equals(bytes)).toBe(true);
  });
});

describe('the limits', () => {
  test('end one operation after two minutes of trying', async () => {
    await using server = await startTusLikeServer();
    const world = uploadWorld(server);
    const always: Fault = (_, response) => {
      refuse(response, 500, 'internal_error');
      server.faults.push(always);
      return true;
    };
    server.faults.push(always);
    const task = world.start(someBytes(10));
    expect((await failure(task)).code).toBe('retry-limit-exceeded');
    expect(world.now()).toBe(120_000);
    expect(task.snapshot.state).toBe('error');
  });

  test('end an upload after ten minutes of trying, however much arrives in between', async () => {
    await using server = await startTusLikeServer();
    const world = uploadWorld(server);
    let wellAt = 0;
    const nearlyGone: Fault = (seen, response) => {
      if (seen.method !== 'PATCH') return false;
      if (world.now() - wellAt > 90_000) {
        wellAt = world.now();
        return false;
      }
      server.faults.push(nearlyGone);
      return hangingUp(seen, response);
    };
    server.faults.push(nearlyGone);
    const task = world.start(someBytes(4 * MB));
    expect((await failure(task)).code).toBe('retry-limit-exceeded');
    expect(world.now()).toBe(600_000);
    expect(task.snapshot.bytesTransferred).toBeGreaterThanOrEqual(5 * first);
  });

  test('do not count the time a device is offline', async () => {
    await using server = await startTusLikeServer();
    const world = uploadWorld(server);
    server.faults.push((seen, response) => {
      world.goOffline();
      return hangingUp(seen, response);
    });
    const task = world.start(someBytes(MB));
    await whenIt(task, ({ activity }) => activity === 'offline');
    expect(task.snapshot.state).toBe('running');
    world.forward(3_600_000);
    world.goOnline();
    await expect(task.done).resolves.toMatchObject({ state: 'ready' });
  });

  test('begin anew when someone tries again, from where it came to', async () => {
    await using server = await startTusLikeServer();
    const world = uploadWorld(server);
    const bytes = someBytes(MB);
    let broken = true;
    let patches = 0;
    const fault: Fault = (seen, response) => {
      if (!broken || seen.method !== 'PATCH' || ++patches < 2) return false;
      server.faults.push(fault);
      return hangingUp(seen, response);
    };
    server.faults.push(fault);
    const task = world.start(bytes);
    expect((await failure(task)).code).toBe('retry-limit-exceeded');
    broken = false;
    server.seen.length = 0;
    const stored = await task.again().done;
    expect(server.methods()).toBe('HEAD PATCH PATCH GET');
    expect(server.files.get(stored._id)?.bytes.equals(bytes)).toBe(true);
  });
});

describe('after a reload', () => {
  test('a file goes on where it was, known by its id', async () => {
    await using server = await startTusLikeServer();
    const world = uploadWorld(server);
    const bytes = someBytes(3 * MB);
    let known = { id: null as string | null, sent: false };
    const task = world.start(bytes, { onKnown: (now) => (known = now) });
    await whenIt(task, ({ bytesTransferred }) => bytesTransferred > MB);
    task.pause();
    await whenIt(task, ({ state }) => state === 'paused');
    const later = uploadWorld(server).start(bytes, { known, paused: true });
    expect(later.snapshot.state).toBe('paused');
    expect(server.methods()).not.toContain('HEAD');
    later.resume();
    const stored = await later.done;
    expect(stored._id).toBe('file-1');
    expect(server.files.get('file-1')?.bytes.equals(bytes)).toBe(true);
    // A part that was cut off by the pause may reach the server after it, and make a later one be refused.
    const asked = server.seen.findIndex(({ method }) => method === 'HEAD');
    const parts = server.seen.slice(asked).filter(({ method }) => method === 'PATCH');
    expect(parts.map(({ offset }) => offset)).not.toContain(0);
    expect((parts.at(-1)?.offset ?? 0) + (parts.at(-1)?.bytes ?? 0)).toBe(3 * MB);
  });

  test('a file whose upload expired is sent from the beginning', async () => {
    await using server = await startTusLikeServer();
    const bytes = someBytes(MB);
    const stored = await uploadWorld(server).start(bytes, { known: { id: 'expired', sent: false } }).done;
    expect(server.methods()).toMatch(/^HEAD GET POST PATCH/);
    expect(server.files.get(stored._id)?.bytes.equals(bytes)).toBe(true);
  });

  test('a file whose last answer was lost is not sent again', async () => {
    await using server = await startTusLikeServer();
    const bytes = someBytes(MB);
    server.files.set('there', { bytes, size: MB, refusal: null });
    server.faults.push((seen, response) => {
      if (seen.method !== 'HEAD') return false;
      response.writeHead(410).end();
      return true;
    });
    const stored = await uploadWorld(server).start(bytes, { known: { id: 'there', sent: false } }).done;
    expect(stored._id).toBe('there');
    expect(server.methods()).toBe('HEAD GET GET');
  });

  test('a file that was sent is only looked after', async () => {
    await using server = await startTusLikeServer();
    const bytes = someBytes(MB);
    server.files.set('there', { bytes, size: MB, refusal: null });
    await uploadWorld(server).start(bytes, { known: { id: 'there', sent: true } }).done;
    expect(server.methods()).toBe('GET');
  });
});
