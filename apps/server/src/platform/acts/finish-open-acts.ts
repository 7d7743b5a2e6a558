import type { Act } from './act.ts';
import { leaseOpenAct } from './acts.repo.ts';
import { type ActParts, finishAct } from './finish-act.ts';
import { leaseEnd } from './lease.ts';

/** Finishes what a crash or a silent provider left open, and says how many. For a worker, every second. */
export async function finishOpenActs(parts: ActParts, acts: readonly Act[]): Promise<number> {
  const byName = new Map(acts.map((act) => [act.name, act]));
  let finished = 0;
  while (byName.size > 0) {
    const now = parts.clock.now();
    const open = await leaseOpenAct(parts.db, { names: [...byName.keys()], now, leasedUntil: leaseEnd(now) });
    const act = open && byName.get(open.name);
    if (!act) break;
    if (await finishAct(parts, act, open)) finished += 1;
  }
  return finished;
}
