import type { Recording } from './recording.ts';

/** Players know a list that is some seconds old, and the market's store has what ended a moment later. */
const READ_AFTER_END_MS = 60_000;

/** What is being recorded, and for a minute what was. */
export class Recordings {
  readonly #running = new Map<string, Recording>();
  readonly #over = new Map<string, { recording: Recording; timer: NodeJS.Timeout }>();

  get names(): string[] {
    return [...this.#running.keys()];
  }

  get running(): Iterable<[id: string, recording: Recording]> {
    return this.#running;
  }

  has(id: string): boolean {
    return this.#running.has(id);
  }

  find(id: string): Recording | undefined {
    return this.#running.get(id) ?? this.#over.get(id)?.recording;
  }

  begin(id: string, recording: Recording): void {
    this.#forget(id);
    this.#running.set(id, recording);
  }

  end(id: string): void {
    const recording = this.#running.get(id);
    if (!recording) return;
    this.#running.delete(id);
    const timer = setTimeout(() => this.#forget(id), READ_AFTER_END_MS);
    timer.unref();
    this.#over.set(id, { recording, timer });
    // Last, as it may fail.
    recording.stop();
  }

  #forget(id: string): void {
    clearTimeout(this.#over.get(id)?.timer);
    this.#over.delete(id);
  }
}
