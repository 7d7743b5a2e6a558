import type { Store } from './store.ts';

/** What a bank or Stripe does by itself, some time after it was asked. */
export type Task = 'open-dispute' | 'decide-dispute' | 'pay-out' | 'settle-refund';

/** Does later what was put down; what waits is kept in the store. */
export class Timetable {
  readonly #store: Store;
  readonly #afterMs: number;
  readonly #perform: (task: Task, id: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(store: Store, parts: { afterMs: number; perform: (task: Task, id: string) => void }) {
    this.#store = store;
    this.#afterMs = parts.afterMs;
    this.#perform = parts.perform;
  }

  add(task: Task, id: string): void {
    this.#store.run('insert into tasks (task, id, due) values (?, ?, ?)', [task, id, this.#due()]);
    // Once what asked for it is committed.
    queueMicrotask(() => this.wake());
  }

  wake(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || !Number.isFinite(this.#afterMs)) return;
    this.#run(Date.now());
    const next = this.#store.row('select min(due) as due from tasks')?.due;
    if (next === null || next === undefined) return;
    this.#timer = setTimeout(() => this.wake(), Math.max(10, Number(next) - Date.now()));
    this.#timer.unref();
  }

  /** Does all that waits, and what comes of it, at once. */
  passTime(): void {
    this.#run(Number.MAX_SAFE_INTEGER);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #due(): number {
    return Number.isFinite(this.#afterMs) ? Date.now() + this.#afterMs : Number.MAX_SAFE_INTEGER;
  }

  #run(until: number): void {
    for (;;) {
      const row = this.#store.row(
        'select seq, task, id from tasks where due <= ? order by due, seq limit 1',
        [until],
      );
      if (!row) return;
      this.#perform(String(row.task) as Task, String(row.id));
      this.#store.run('delete from tasks where seq = ?', [Number(row.seq)]);
    }
  }
}
