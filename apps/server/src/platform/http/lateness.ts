const LOOK_EVERY_MS = 250;
const TOO_LATE_MS = 1_500;
/** So often in a row. A machine that stood still once, or was asleep, is not a process that is behind. */
const TIMES = 3;

/** Whether what is to be done at its time is done far too late, again and again. Times are in milliseconds. */
export class Lateness {
  #due: number;
  #times = 0;

  constructor(now: number) {
    this.#due = now + LOOK_EVERY_MS;
  }

  /** Called at the time that was due, or as soon after it as the process came to it. */
  look(now: number): void {
    this.#times = now - this.#due > TOO_LATE_MS ? this.#times + 1 : 0;
    this.#due = now + LOOK_EVERY_MS;
  }

  get isBehind(): boolean {
    return this.#times >= TIMES;
  }
}

/** That of this process, as long as it is looked after. */
export function watchLateness(): Pick<Lateness, 'isBehind'> & Disposable {
  const lateness = new Lateness(performance.now());
  let timer: NodeJS.Timeout;
  const lookLater = () => {
    timer = setTimeout(() => {
      lateness.look(performance.now());
      lookLater();
    }, LOOK_EVERY_MS).unref();
  };
  lookLater();
  return {
    get isBehind() {
      return lateness.isBehind;
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}
