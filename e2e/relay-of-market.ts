import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestType } from '@playwright/test';

const LONGEST_WAIT_MS = 90_000;
/** A kill takes milliseconds. */
const LONGEST_KILL_MS = 10_000;
const folderOf = (port: string | number) => join(tmpdir(), `souk-e2e-relay-${port}`);
const killingOf = (port: string | number) => `${folderOf(port)}.killing`;

/** For journeys that look at what is being recorded, a piece of which goes with the relay: it is not killed meanwhile. */
export function needRelay(test: TestType<{ baseURL: string | undefined }, object>): void {
  test.beforeEach(({ baseURL }, { testId, titlePath }) =>
    holdRelay(portOf(baseURL), testId, titlePath.join(' › ')),
  );
  test.afterEach(({ baseURL }, { testId }) => letGoOfRelay(portOf(baseURL), testId));
}

/** Nobody kills the relay of this market from now on. */
export async function holdRelay(port: number, id: string, title: string): Promise<void> {
  mkdirSync(folderOf(port), { recursive: true });
  writeFileSync(join(folderOf(port), id), title);
  // Who looked just before this was written kills it now, or sees it and waits.
  const until = Date.now() + LONGEST_KILL_MS;
  while (existsSync(killingOf(port)) && Date.now() < until) await pause(10);
}

export const letGoOfRelay = (port: number, id: string): void =>
  rmSync(join(folderOf(port), id), { force: true });

/** When a market begins: a worker that was ended in the middle of a journey said nothing. */
export function forgetNeeds(port: string): void {
  rmSync(folderOf(port), { recursive: true, force: true });
  rmSync(killingOf(port), { force: true });
}

export const portOf = (baseURL: string | undefined): number => Number(new URL(String(baseURL)).port);

/** Kills the relay of the market that listens on this port, as a crash would, once no other journey needs it. */
export async function killRelay(port: number, withinMs = LONGEST_WAIT_MS): Promise<void> {
  const until = Date.now() + withinMs;
  while (!killUnlessHeld(port)) {
    const holding = holdersOf(port);
    if (holding.length > 0 && Date.now() > until)
      throw new Error(`others still need the relay of the market on ${port}: ${holding.join('; ')}`);
    await pause(100);
  }
}

function killUnlessHeld(port: number): boolean {
  if (holdersOf(port).length > 0) return false;
  try {
    writeFileSync(killingOf(port), '');
    // Another journey may have said in between that it needs it.
    if (holdersOf(port).length > 0) return false;
    process.kill(relayOf(port), 'SIGKILL');
    return true;
  } finally {
    rmSync(killingOf(port), { force: true });
  }
}

function relayOf(port: number): number {
  const relay = readdirSync('/proc').find((pid) => {
    if (!/^\d+$/.test(pid) || !read(pid, 'cmdline').includes('relay.program.')) return false;
    const parent = /^PPid:\s(\d+)$/m.exec(read(pid, 'status'))?.[1] ?? '';
    return read(parent, 'environ').split('\0').includes(`PORT=${port}`);
  });
  if (!relay) throw new Error(`the market on ${port} has no relay`);
  return Number(relay);
}

/** The names of the journeys that need it. */
function holdersOf(port: number): string[] {
  const folder = folderOf(port);
  try {
    return readdirSync(folder).map((id) => readFileSync(join(folder, id), 'utf8') || id);
  } catch {
    // There is no such folder, or one of them has just let go: the caller looks again.
    return existsSync(folder) && readdirSync(folder).length > 0 ? ['one that has just ended'] : [];
  }
}

function read(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // It has ended meanwhile, or belongs to another user.
    return '';
  }
}
