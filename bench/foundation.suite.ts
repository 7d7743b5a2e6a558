import type { Bar } from './bars.ts';
import { measureMemory } from './foundation/memory.ts';
import { measurePage } from './foundation/page.ts';
import { measureReads } from './foundation/reads.ts';
import { measureScripts } from './foundation/scripts.ts';
import { measureSecondStart } from './foundation/second-start.ts';

export async function measure(): Promise<Bar[]> {
  return [
    ...measureScripts(),
    ...(await measureSecondStart()),
    ...(await measureMemory()),
    ...(await measureReads()),
    ...(await measurePage()),
  ];
}
