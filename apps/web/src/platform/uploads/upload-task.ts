import type { FilePurpose, StoredFile } from '@souk/shared/files/schema.ts';
import { createFileCalls } from './file-calls.ts';
import { runUpload, type Upload } from './run-upload.ts';
import type { UploadEnvironment, UploadSnapshot, UploadState } from './upload.types.ts';
import { UploadError } from './upload-error.ts';

export type UploadTaskOptions = {
  file: Blob;
  name: string;
  purpose: FilePurpose;
  /** What an earlier task of the same file had reached. */
  known?: { id: string | null; sent: boolean; received?: number };
  /** Waits for `resume` from the beginning. */
  paused?: boolean;
  /** Told whenever something changed that a later task would have to know. */
  onKnown?: (known: { id: string | null; sent: boolean }) => void;
};

/** Which state may follow which. */
const uploadStates: Record<UploadState, readonly UploadState[]> = {
  running: ['pausing', 'canceling', 'success', 'error'],
  // All may have arrived before the wish to pause did.
  pausing: ['running', 'paused', 'canceling', 'success'],
  paused: ['running', 'canceling'],
  canceling: ['canceled'],
  canceled: [],
  success: [],
  error: [],
};

/** How long the server is given to throw away what is cancelled; later it does so by itself. */
const cancelLimitMs = 10_000;

/** One file on its way to the store. */
export class UploadTask {
  /** The stored file, once it was looked at and found good; rejects with an `UploadError`. */
  readonly done: Promise<StoredFile>;
  readonly options: UploadTaskOptions;
  readonly #environment: UploadEnvironment;
  readonly #upload: Upload;
  readonly #listeners = new Set<() => void>();
  readonly #outcome = Promise.withResolvers<StoredFile>();
  #snapshot: UploadSnapshot;
  #stop = new AbortController();
  #wake: (() => void) | null = null;

  constructor(options: UploadTaskOptions, environment: UploadEnvironment) {
    const { file, name, purpose, known, paused = false } = options;
    this.options = options;
    this.#environment = environment;
    this.#upload = { file, name, purpose, id: known?.id ?? null, sent: known?.sent ?? false };
    this.#snapshot = {
      state: paused ? 'paused' : 'running',
      bytesTransferred: known?.received ?? 0,
      totalBytes: file.size,
      activity: 'waiting',
      error: null,
      stored: null,
    };
    this.done = this.#outcome.promise;
    // Callers that only watch the snapshots hear of failures there.
    this.done.catch(() => undefined);
    void this.#drive();
  }

  get snapshot(): UploadSnapshot {
    return this.#snapshot;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** True when that changed something. */
  pause(): boolean {
    if (!this.#enter('pausing')) return false;
    this.#stop.abort();
    return true;
  }

  resume(): boolean {
    if (!this.#enter('running')) return false;
    this.#wake?.();
    return true;
  }

  /** Ends it here and on the server. */
  cancel(): boolean {
    if (!this.#enter('canceling')) return false;
    this.#stop.abort();
    this.#wake?.();
    return true;
  }

  /** The same file once more, from where this task came to. */
  again(): UploadTask {
    const { id, sent } = this.#upload;
    return new UploadTask(
      { ...this.options, known: { id, sent, received: this.#snapshot.bytesTransferred }, paused: false },
      this.#environment,
    );
  }

  async #drive(): Promise<void> {
    for (;;) {
      const { state } = this.#snapshot;
      if (state === 'canceling') return await this.#throwAway();
      if (state === 'paused') await new Promise<void>((resolve) => (this.#wake = resolve));
      else if (await this.#run()) return;
    }
  }

  /** True when there is an end to it. */
  async #run(): Promise<boolean> {
    const stop = new AbortController();
    this.#stop = stop;
    try {
      const stored = await this.#takeSlotAndRun(stop.signal);
      if (!this.#enter('success', { stored, activity: 'checking' })) return false;
      this.#outcome.resolve(stored);
      return true;
    } catch (thrown) {
      if (stop.signal.aborted) {
        this.#enter('paused', { activity: 'waiting' });
        return false;
      }
      this.#end('error', asUploadError(thrown));
      return true;
    }
  }

  async #takeSlotAndRun(signal: AbortSignal): Promise<StoredFile> {
    this.#tell({ activity: 'waiting' });
    const leave = await this.#environment.takeSlot(signal);
    try {
      return await runUpload(
        this.#upload,
        this.#environment,
        {
          onActivity: (activity) => this.#tell({ activity }),
          onBytes: (bytesTransferred) => this.#tell({ bytesTransferred }),
          onKnown: () => this.options.onKnown?.({ id: this.#upload.id, sent: this.#upload.sent }),
        },
        signal,
      );
    } finally {
      leave();
    }
  }

  async #throwAway(): Promise<void> {
    const { id } = this.#upload;
    if (id !== null) {
      const calls = createFileCalls(this.#environment, AbortSignal.timeout(cancelLimitMs));
      // A server that cannot be reached lets an unfinished upload expire.
      await calls.remove(id).catch(() => undefined);
    }
    this.#end('canceled', new UploadError('canceled', 'someone wanted it so'));
  }

  #end(state: 'canceled' | 'error', error: UploadError): void {
    if (this.#enter(state, { error })) this.#outcome.reject(error);
  }

  #enter(state: UploadState, more: Partial<UploadSnapshot> = {}): boolean {
    if (!uploadStates[this.#snapshot.state].includes(state)) return false;
    this.#tell({ ...more, state });
    return true;
  }

  #tell(change: Partial<UploadSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}

function asUploadError(thrown: unknown): UploadError {
  if (thrown instanceof UploadError) return thrown;
  return new UploadError('retry-limit-exceeded', 'it could not be brought to an end', { cause: thrown });
}
