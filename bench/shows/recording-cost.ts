import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openRelayProcess } from '@souk/broadcast/testing/relay-process.ts';
import { atMost, type Bar } from '../bars.ts';
import { cpuSecondsOf } from './forwarding.ts';
import { startSource } from './source.ts';

const BITS_PER_SECOND = 2_400_000;
const SETTLE_MS = 2_000;
const MEASURE_MS = 10_000;

/** What recording one show takes of a core: the same show, taken in by the same relay, without it and with it. */
export async function measureRecording(): Promise<Bar[]> {
  const spool = mkdtempSync(join(tmpdir(), 'souk-spool-'));
  try {
    await using relay = await openRelayProcess({ spool });
    await using _source = await startSource(relay.publishDoor('show'), BITS_PER_SECOND);
    const plain = await shareOfCore(relay.pid!);
    await relay.record('show', { number: 0, startedAt: null, seconds: 0 });
    const recorded = await shareOfCore(relay.pid!);
    await relay.stopRecording('show');
    console.log(`  taking in 2.4 Mbit/s: ${percent(plain)} of a core; recorded ${percent(recorded)}`);
    return [atMost('recording a show of 2.4 Mbit/s, of a core', recorded - plain, 0.03)];
  } finally {
    rmSync(spool, { recursive: true, force: true });
  }
}

async function shareOfCore(pid: number): Promise<number> {
  await pause(SETTLE_MS);
  const [cpu, begun] = [cpuSecondsOf(pid), performance.now()];
  await pause(MEASURE_MS);
  return (cpuSecondsOf(pid) - cpu) / ((performance.now() - begun) / 1_000);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
