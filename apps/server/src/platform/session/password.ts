import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { openTurns } from '../turns/turns.ts';

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

// Of the thread pool's four threads: one stays for files and DNS. See UV_THREADPOOL_SIZE.
const mostThreads = 3;

/** A hash takes a core for some 15 ms and 19 MiB, off the event loop; one core is left to everyone else. */
export const hashesAtOnce = Math.max(1, Math.min(mostThreads, availableParallelism() - 1));
const turns = openTurns({ atOnce: hashesAtOnce, mostWaiting: 500 });
const derive = promisify(argon2);
const argon2id = (parameters: Parameters<typeof derive>[1]) =>
  turns.take({ who: 'anyone' }, () => derive('argon2id', parameters));

/** A PHC string: the algorithm, its cost, the salt and the hash. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await argon2id({ message: password, nonce, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/** Does the same work when there is no such user, so that the time taken tells nothing. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parsed = phc.exec(stored ?? nobody);
  if (!parsed) throw new Error('a stored password hash is not an argon2id PHC string');
  const [, memory, passes, parallelism, nonce, hash] = parsed;
  const expected = Buffer.from(hash!, 'base64');
  const actual = await argon2id({
    message: password,
    nonce: Buffer.from(nonce!, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && typeof stored === 'string';
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`;
