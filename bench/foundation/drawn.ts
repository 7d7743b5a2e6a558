import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The landing page's pictures are drawn after a first start, which takes the processor from what is measured. */
export async function drawn(dataFolder: string): Promise<void> {
  const variants = join(dataFolder, 'images/variants');
  let before = 0;
  for (;;) {
    await pause(3_000);
    const now = existsSync(variants) ? readdirSync(variants, { recursive: true }).length : 0;
    if (now > 0 && now === before) return;
    before = now;
  }
}
