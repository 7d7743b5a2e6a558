import type { Store } from '../store/store.ts';
import { signatureHeader } from './signature.ts';

/** Sends one event and says with which status it was taken. */
export type Send = (payload: string, headers: Record<string, string>) => Promise<number>;

export type Order = 'as-happened' | 'reversed' | 'shuffled';

interface Due {
  seq: number;
  event: string;
  attempts: number;
}

const atOnce = 4;
const mostAttempts = 40;
const longestWaitMs = 10 * 60_000;

/** Tells the market what happened, again and again until it has taken it; what waits is kept in the store. */
export class Deliveries {
  readonly #store: Store;
  readonly #secret: string;
  readonly #retryMs: number;
  #send: Send | undefined;
  #isHeld = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #running = new Map<number, Promise<void>>();
  /** Each event is sent so often. */
  copies = 1;

  constructor(
    store: Store,
    { secret, send, retryMs }: { secret: string; send: Send | undefined; retryMs: number },
  ) {
    this.#store = store;
    this.#secret = secret;
    this.#retryMs = retryMs;
    this.#send = send;
  }

  sendTo(send: Send | undefined): void {
    this.#send = send;
    this.wake();
  }

  /** Nothing is sent until `deliver` is called. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.wake();
  }

  add(event: string): void {
    this.#store.run('insert into deliveries (event, due) values (?, ?)', [event, Date.now()]);
  }

  /** Sends what is due, and looks again when the next one is. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#isHeld || this.#isClosed || !this.#send) return;
    for (const due of this.#waiting(Date.now(), 2 * atOnce)) {
      if (this.#running.size >= atOnce) return;
      this.#start(due);
    }
    const next = this.#store.row('select min(due) as due from deliveries')?.due;
    if (next === null || next === undefined || this.#running.size > 0) return;
    this.#timer = setTimeout(() => this.wake(), Math.max(10, Number(next) - Date.now()));
    this.#timer.unref();
  }

  /** Sends everything that waits, one after the other. */
  async deliver({
    order = 'as-happened',
    copies = 1,
  }: {
    order?: Order;
    copies?: number;
  } = {}): Promise<void> {
    await this.idle();
    const waiting = this.#waiting(Number.MAX_SAFE_INTEGER);
    if (order === 'reversed') waiting.reverse();
    if (order === 'shuffled') waiting.sort(() => Math.random() - 0.5);
    for (const due of waiting) await this.#deliver(due, copies);
  }

  /** Once nothing is under way and nothing is due. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.idle();
  }

  #waiting(until: number, most = -1): Due[] {
    const rows = this.#store.rows(
      'select seq, event, attempts from deliveries where due <= ? order by seq limit ?',
      [until, most],
    );
    return rows
      .map(({ seq, event, attempts }) => ({
        seq: Number(seq),
        event: String(event),
        attempts: Number(attempts),
      }))
      .filter(({ seq }) => !this.#running.has(seq));
  }

  #start(due: Due): void {
    const done = this.#deliver(due, this.copies).finally(() => {
      this.#running.delete(due.seq);
      this.wake();
    });
    this.#running.set(due.seq, done);
  }

  async #deliver({ seq, event, attempts }: Due, copies: number): Promise<void> {
    const payload = JSON.stringify(this.#store.findAny(event), null, 2);
    let isTaken = true;
    for (let copy = 0; copy < copies; copy += 1) isTaken = (await this.#attempt(payload)) && isTaken;
    if (this.#isClosed) return;
    if (isTaken || attempts + 1 >= mostAttempts) {
      this.#store.run('delete from deliveries where seq = ?', [seq]);
      return;
    }
    const wait = Math.min(this.#retryMs * 2 ** attempts, longestWaitMs);
    this.#store.run('update deliveries set attempts = attempts + 1, due = ? where seq = ?', [
      Date.now() + wait,
      seq,
    ]);
  }

  async #attempt(payload: string): Promise<boolean> {
    const now = Math.floor(Date.now() / 1000);
    try {
      const status = await this.#send?.(payload, {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(payload, this.#secret, now),
        'user-agent': 'Souk payment sandbox',
      });
      return status !== undefined && status >= 200 && status < 300;
    } catch {
      // Away, hanging or cut off: it is tried again.
      return false;
    }
  }
}

const patienceMs = 10_000;

export const sendOverHttp =
  (url: string): Send =>
  async (payload, headers) => {
    const answer = await fetch(url, {
      method: 'POST',
      body: payload,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answer.status;
  };
