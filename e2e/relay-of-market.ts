import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestType } from '@playwright/test';

const LONGEST_WAIT_MS = 90_000;
const folderOf = (port: string | number) => join(tmpdir(), `souk-e2e-relay-${port}`);

/** For journeys that look at what is being recorded, a piece of which goes with the relay: it is not killed meanwhile. */
export function needRelay(test: TestType<{ baseURL: string | undefined }, object>): void {
  test.beforeEach(({ baseURL }, { testId }) => {
    const folder = folderOf(portOf(baseURL));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, testId), '');
  });
  test.afterEach(({ baseURL }, { testId }) =>
    rmSync(join(folderOf(portOf(baseURL)), testId), { force: true }),
  );
}

/** When a market begins: whoever was ended in the middle of a journey said nothing. */
export const forgetNeeds = (port: string): void => rmSync(folderOf(port), { recursive: true, force: true });

export const portOf = (baseURL: string | undefined): number => Number(new URL(String(baseURL)).port);

/** Kills the relay of the market that listens on this port, as a crash would, once no other journey needs it. */
export async function killRelay(port: number): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (isNeeded(port) && Date.now() < until) await pause(100);
  const relay = readdirSync('/proc').find((pid) => {
    if (!/^\d+$/.test(pid) || !read(pid, 'cmdline').includes('relay.program.ts')) return false;
    const parent = /^PPid:\s(\d+)$/m.exec(read(pid, 'status'))?.[1] ?? '';
    return read(parent, 'environ').split('\0').includes(`PORT=${port}`);
  });
  if (!relay) throw new Error(`the market on ${port} has no relay`);
  process.kill(Number(relay), 'SIGKILL');
}

function isNeeded(port: number): boolean {
  try {
    return readdirSync(folderOf(port)).length > 0;
  } catch {
    return false;
  }
}

function read(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // It has ended meanwhile, or is somebody else's.
    return '';
  }
}
