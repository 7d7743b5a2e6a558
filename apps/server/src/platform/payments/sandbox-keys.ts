import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../postgres/free-port.ts';

const kept = z.object({
  port: z.int(),
  secretKey: z.string(),
  publishableKey: z.string(),
  webhookSecret: z.string(),
});
export type SandboxKeys = z.infer<typeof kept>;

export const sandboxFolder = (dataDir: string): string => join(dataDir, 'payment-sandbox');

/** What it knows. */
export const sandboxFile = (dataDir: string): string => join(sandboxFolder(dataDir), 'state.db');

/** The keys and the port of this folder's sandbox, made by the first process to start. */
export async function sandboxKeys(dataDir: string, wantedPort: number): Promise<SandboxKeys> {
  const folder = sandboxFolder(dataDir);
  const file = join(folder, 'keys.json');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const random = () => randomBytes(24).toString('hex');
  const fresh: SandboxKeys = {
    port: await freePort(undefined),
    secretKey: `sk_test_${random()}`,
    publishableKey: `pk_test_${random()}`,
    webhookSecret: `whsec_${random()}`,
  };
  const draft = `${file}.${process.pid}`;
  // Whole or not at all: a full disk would otherwise leave an empty file, at which every later start fails.
  const write = (keys: SandboxKeys, put: (draft: string, file: string) => void) => {
    try {
      writeFileSync(draft, JSON.stringify(keys), { mode: 0o600 });
      put(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  };
  try {
    write(fresh, linkSync);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const keys = kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (wantedPort !== 0) return { ...keys, port: wantedPort };
  if (!(await isTakenByAnother(keys))) return keys;
  const moved = { ...keys, port: fresh.port };
  write(moved, renameSync);
  return moved;
}

/** Whether a program listens there that does not know our key. */
async function isTakenByAnother({ port, secretKey }: SandboxKeys): Promise<boolean> {
  if ((await freePort(port)) === port) return false;
  return !(await answersAsOurs(port, secretKey));
}

export async function answersAsOurs(port: number, secretKey: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/events?limit=1`, {
      headers: { authorization: `Bearer ${secretKey}` },
      signal: AbortSignal.timeout(1_000),
    });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
