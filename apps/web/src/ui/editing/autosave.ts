export type SaveState =
  | { kind: 'idle' }
  /** Something was typed that only this page knows. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Milliseconds since 1970. */
  | { kind: 'saved'; at: number }
  /** Not reached; it is tried again. */
  | { kind: 'offline' }
  /** Someone else saved meanwhile; nothing more is sent until one of both is chosen. */
  | { kind: 'conflict'; error: unknown }
  | { kind: 'refused'; error: unknown };

type Failure = 'offline' | 'conflict' | 'refused';

interface AutosaveOptions {
  /** Sends what is typed by now. */
  save: () => Promise<unknown>;
  judge: (error: unknown) => Failure;
  /** Whether it saves by itself, or waits for someone to ask. */
  auto?: () => boolean;
  now?: () => number;
  pauseMs?: number;
  retryMs?: number;
}

/** Saves what is being typed once the typing pauses, one save at a time, and says how safe it is. */
export function createAutosave(options: AutosaveOptions) {
  const { save, judge, auto = () => true, now = Date.now, pauseMs = 2000, retryMs = 5000 } = options;
  const listeners = new Set<() => void>();
  let state: SaveState = { kind: 'idle' };
  /** Grows with each change; `saved` is where it stood when the last save began. */
  let typed = 0;
  let saved = 0;
  let running: Promise<unknown> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  function show(next: SaveState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function later(ms: number): void {
    clearTimeout(timer);
    if (auto() && !over) timer = setTimeout(() => void attempt(), ms);
  }

  async function attempt(): Promise<void> {
    if (running || typed === saved || state.kind === 'conflict' || !auto()) return;
    await alone(save).catch(() => undefined);
  }

  /** Runs one save by itself; what was typed before it is saved by it. */
  async function alone<T>(act: () => Promise<T>): Promise<T> {
    clearTimeout(timer);
    while (running) await running.catch(() => undefined);
    const sent = typed;
    show({ kind: 'saving' });
    const job = act();
    running = job;
    try {
      const answer = await job;
      saved = sent;
      show(typed === saved ? { kind: 'saved', at: now() } : { kind: 'waiting' });
      if (typed !== saved) later(pauseMs);
      return answer;
    } catch (error) {
      const kind = judge(error);
      show(kind === 'offline' ? { kind } : { kind, error });
      if (kind === 'offline') later(retryMs);
      throw error;
    } finally {
      running = null;
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    changed(): void {
      typed += 1;
      if (state.kind === 'conflict') return;
      if (!running) show({ kind: 'waiting' });
      later(pauseMs);
    },

    /** Saves at once what waits: the line is back, or the page is being left. */
    flush: attempt,

    alone,

    /** After a conflict: one of both was chosen. */
    settle(): void {
      saved = typed;
      show({ kind: 'idle' });
    },

    /** The form is gone: what is under way ends, and nothing is begun. */
    stop(): void {
      over = true;
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
