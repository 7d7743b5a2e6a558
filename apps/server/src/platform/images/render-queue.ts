/** Runs at most `width` jobs at once; what someone waits for goes before what is made ahead. */
export interface RenderQueue {
  run<T>(urgency: Urgency, job: () => Promise<T>): Promise<T>;
}

export type Urgency = 'awaited' | 'ahead';

export function renderQueue(width: number): RenderQueue {
  const waiting: Record<Urgency, Array<() => void>> = { awaited: [], ahead: [] };
  const running: Record<Urgency, number> = { awaited: 0, ahead: 0 };

  // Work ahead leaves a place free, so that nobody waits behind it.
  const hasRoom = (urgency: Urgency) =>
    running.awaited + running.ahead < (urgency === 'awaited' ? width : Math.max(1, width - 1));

  const next = () => {
    for (const urgency of ['awaited', 'ahead'] as const) {
      while (waiting[urgency].length > 0 && hasRoom(urgency)) {
        running[urgency] += 1;
        waiting[urgency].shift()?.();
      }
    }
  };

  return {
    async run(urgency, job) {
      await new Promise<void>((begin) => {
        waiting[urgency].push(begin);
        next();
      });
      try {
        return await job();
      } finally {
        running[urgency] -= 1;
        next();
      }
    },
  };
}
