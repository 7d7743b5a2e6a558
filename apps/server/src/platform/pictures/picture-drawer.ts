import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ImageFormat } from '@souk/shared/images/paths.ts';
import { openTurns } from '../turns/turns.ts';
import type { Done, Task } from './drawing-messages.ts';
import { type DrawingProcess, drawingProcess, type ProcessLimits } from './drawing-process.ts';
import type { PictureAnswer, PictureShape, PictureSource } from './picture.ts';

/** Looks at pictures and draws them anew in processes of their own, everyone's in turn. */
export interface PictureDrawer {
  /** `who` sent it: nobody's pictures wait for all of another's. */
  draw(who: string, source: PictureSource, shape: PictureShape): Promise<PictureAnswer>;
  /** One that was taken, in a size it is shown in; before those that are to be taken. */
  shrink(taken: Buffer, width: number, format: ImageFormat): Promise<Buffer>;
  /** A drawing of the market's own, likewise. */
  rasterise(svg: string, width: number, format: ImageFormat): Promise<Buffer>;
  /** Starts a process ahead of the first picture. */
  wake(): void;
  /** Of the processes that are there. */
  pids(): number[];
  stop(): void;
}

export interface DrawerLimits extends ProcessLimits {
  processes: number;
}

const usual: DrawerLimits = {
  milliseconds: 10_000,
  room: 400_000_000,
  idleMilliseconds: 60_000,
  program: fileURLToPath(new URL('drawing.program.ts', import.meta.url)),
  // One core for the market itself. With a single process a large picture would hold up every small one.
  processes: Math.min(4, Math.max(2, availableParallelism() - 1)),
};

// Bytes of pixels: five megapixels are light. Of large ones as many at once as one of the largest takes.
const heavy = { from: 16_000_000, together: 256_000_000 };
const mostWaiting = 5_000;
/** Those who look at pictures have these turns together: what they wait for is made once. */
const viewers = 'viewers';
const onlookers = ['who looks at one drawing', 'who looks at another'] as const;
const isShown: Record<Task['do'], boolean> = { look: false, take: false, shrink: true, rasterise: true };

export function pictureDrawer(limits: Partial<DrawerLimits> = {}): PictureDrawer {
  const { processes: atOnce, ...each } = { ...usual, ...limits };
  const processes = Array.from({ length: atOnce }, () => drawingProcess(each));
  const turns = openTurns({ atOnce, mostEach: 1, mostWaiting, heavy });

  // The first of them, so that the last may rest.
  const free = (): DrawingProcess => {
    const found = processes.find((one) => !one.isBusy());
    if (!found) throw new Error('more pictures are drawn at once than there are processes');
    return found;
  };
  const ask = (who: string, cost: number, task: Task): Promise<Done> =>
    turns.take({ who, cost, urgent: isShown[task.do] }, () => free().ask(task));

  const bytesOf = async (who: string, task: Task): Promise<Buffer> => {
    const done = await ask(who, SHRINKING, task);
    if (!('bytes' in done)) throw new Error('a picture that was taken or drawn could not be drawn again');
    return done.bytes;
  };
  let drawings = 0;

  return {
    async draw(who, source, shape) {
      const looked = await ask(who, LOOKING, { do: 'look', source });
      if ('refusal' in looked) return looked;
      if (!('facts' in looked)) throw new Error('another question was answered');
      const done = await ask(who, looked.facts.pixelBytes, { do: 'take', source, shape });
      if ('picture' in done || 'refusal' in done) return done;
      throw new Error('another question was answered');
    },
    shrink: (taken, width, format) => bytesOf(viewers, { do: 'shrink', taken, width, format }),
    rasterise(svg, width, format) {
      drawings += 1;
      return bytesOf(onlookers[drawings % 2] as string, { do: 'rasterise', svg, width, format });
    },
    wake: () => processes.find((one) => !one.isBusy())?.wake(),
    pids: () => processes.flatMap((one) => one.pid() ?? []),
    stop() {
      for (const one of processes) one.stop();
    },
  };
}

// In bytes of pixels that take as long.
const LOOKING = 100_000;
const SHRINKING = 5_000_000;
