import { existsSync, writeFileSync } from 'node:fs';
import type { Question } from '../platform/pictures/drawing-messages.ts';

/** Stands in for the process that draws: does what the path of a picture says. */
let drawn = 0;
process.on('message', ({ id, task }: Question) => {
  if (task.do === 'shrink') {
    process.send?.({ id, bytes: task.taken });
    return;
  }
  if (task.do === 'look') {
    process.send?.({ id, facts: { pixelBytes: 1 } });
    return;
  }
  const [deed = '', place = ''] =
    task.do === 'take' && 'path' in task.source ? task.source.path.split(':') : [];
  if (deed === 'crash') process.abort();
  if (deed === 'hang') return;
  if (deed === 'crash once' && !existsSync(place)) {
    writeFileSync(place, '');
    process.abort();
  }
  if (deed === 'run out of room' || (deed === 'find no room left' && drawn > 0))
    process.kill(process.pid, 'SIGKILL');
  drawn += 1;
  process.send?.({ id, refusal: 'heic' });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
