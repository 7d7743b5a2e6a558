/** One page of a browser: others see by the lock it holds whether it is still there. */
export class Page {
  readonly id = crypto.randomUUID();
  /** Resolves when the lock is held; false where there are no locks. */
  readonly here: Promise<boolean>;
  readonly locks: Locks | undefined;
  private readonly end = Promise.withResolvers<void>();

  constructor(locks: Locks | undefined = browserLocks()) {
    this.locks = locks;
    this.here = locks ? this.hold(locks) : Promise.resolve(false);
  }

  /** Those that are not there any more; nothing where it cannot be known. */
  async goneOf(ids: Iterable<string>): Promise<Set<string> | undefined> {
    if (!this.locks || !(await this.here)) return undefined;
    const { held = [] } = await this.locks.query();
    // Those that only wait for a page's end hold its lock for a moment too, as many at once as there are.
    const there = new Set(held.filter(({ mode }) => mode === 'exclusive').map(({ name }) => name));
    return new Set([...ids].filter((id) => !there.has(lockOf(id))));
  }

  /** Resolves when that page is gone. */
  async whenGone(id: string): Promise<void> {
    await this.locks?.request(lockOf(id), { mode: 'shared' }, () => undefined);
  }

  /** As if it were closed. */
  leave(): void {
    this.end.resolve();
  }

  private hold(locks: Locks): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    locks
      .request(lockOf(this.id), () => {
        resolve(true);
        return this.end.promise;
      })
      // A page that may keep nothing may hold no lock either.
      .catch(() => resolve(false));
    return promise;
  }
}

const lockOf = (id: string): string => `live-page:${id}`;

/** As much of `navigator.locks` as is used. */
export interface Locks {
  request(name: string, held: () => unknown): Promise<unknown>;
  request(name: string, options: LockOptions, held: () => unknown): Promise<unknown>;
  query(): Promise<{ held?: Array<{ name?: string; mode?: string }> }>;
}
interface LockOptions {
  mode?: 'shared';
  signal?: AbortSignal;
  steal?: boolean;
}

const browserLocks = (): Locks | undefined => (globalThis.navigator as { locks?: Locks } | undefined)?.locks;

let own: Page | undefined;
/** This one. */
export const thisPage = (): Page => {
  own ??= new Page();
  return own;
};
