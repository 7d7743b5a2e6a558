import { startPostgres } from '../apps/server/src/platform/postgres/start-postgres.ts';
import type { Bar } from './bars.ts';
import { temporaryFolder } from './foundation/market.ts';
import { measureAcknowledgement } from './live/acknowledgement.ts';
import { measureComingBack } from './live/coming-back.ts';
import { measureFanOut } from './live/fan-out.ts';
import { measureMemory } from './live/memory.ts';

export async function measure(): Promise<Bar[]> {
  using data = temporaryFolder();
  const postgres = await startPostgres({ dataDir: data.path, log: { info() {}, warn() {} } });
  try {
    return [
      ...(await measureMemory(postgres.url)),
      ...(await measureAcknowledgement(postgres.url)),
      ...(await measureFanOut(postgres.url)),
      ...(await measureComingBack(postgres.url)),
    ];
  } finally {
    await postgres.stop();
  }
}
