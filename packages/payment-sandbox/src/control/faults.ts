/** Something that goes wrong on the way, for tests. */
export interface Fault {
  /** Which calls it meets, as in `POST /v1/refunds`; all when left out. */
  on?: string | undefined;
  do: 'delay' | 'lose-before' | 'lose-after' | 'fail';
  /** Of a delay. */
  ms?: number | undefined;
  /** Of a failure. */
  status?: number | undefined;
  /** How many calls it meets; all when left out. */
  times?: number | undefined;
  /** How many calls it lets pass before. */
  after?: number | undefined;
}

/** The faults that calls meet until they are used up. */
export class Faults {
  #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push({ ...fault });
  }

  clear(): void {
    this.#faults = [];
  }

  /** What this call meets, each of which is then met once less. */
  met(method: string, path: string): Fault[] {
    const about = this.#faults.filter(
      ({ on, times }) => times !== 0 && `${method} ${path}`.startsWith(on ?? ''),
    );
    const met = about.filter(({ after = 0 }) => after === 0);
    for (const fault of about) if (fault.after) fault.after -= 1;
    for (const fault of met) if (fault.times !== undefined) fault.times -= 1;
    return met;
  }
}
