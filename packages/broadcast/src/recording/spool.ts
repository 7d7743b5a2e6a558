import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { initFile, segmentFile } from './container.ts';
import type { RecordedSegment } from './recorded-segment.ts';

/** What stands beside a segment that waits in the folder. It is written last: what has none is not there. */
export interface SpooledSegment {
  readonly number: number;
  /** Milliseconds since 1970 at second 0 of the recording. */
  readonly startedAt: number;
  readonly start: number;
  readonly seconds: number;
  readonly bytes: number;
  /** Begins with a key frame. */
  readonly isIndependent: boolean;
  readonly init: {
    readonly id: string;
    readonly codec: string;
    readonly width: number;
    readonly height: number;
  };
}

/** About seven minutes of one show at 2.4 Mbit/s, for a store that is away. */
const MOST_WAITING_BYTES = 128 * 1_024 * 1_024;
/** As much of a show that takes little, in segments of two seconds. */
const MOST_WAITING_FILES = 4_000;
const MOST_FOLDERS_KNOWN = 100;
/** What is left for everyone else on this disk. */
const LEAST_FREE_BYTES = 512 * 1_024 * 1_024;
const MOST_PENDING_BYTES = 32 * 1_024 * 1_024;

/**
 * Segments that are over, in a folder from which the market takes them into its store. Nobody waits for it: what finds no
 * room is left out, and the numbers of what follows say so.
 */
export class Spool {
  readonly #folder: string;
  /** Beside the folder; it names the relay whose folder it is, the last one that began. */
  readonly #ownerFile: string;
  readonly #mostFiles: number;
  readonly #known = new Map<string, Known>();
  readonly #id = randomUUID();
  #isTaken = false;
  #writing: Promise<void> = Promise.resolve();
  #pendingBytes = 0;
  /** How many segments of each show are being written or wait for it. */
  readonly #pending = new Map<string, number>();
  readonly #missing = new Map<string, number>();
  written = 0;
  dropped = 0;

  constructor(folder: string, { mostFiles = MOST_WAITING_FILES } = {}) {
    this.#folder = folder;
    this.#ownerFile = `${folder}.owner`;
    this.#mostFiles = mostFiles;
  }

  /**
   * From now on the folder is this one's. A relay that outlives its market for a moment would otherwise write the same
   * numbers as its successor, which goes on behind what it found here.
   */
  async take(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await place(dirname(this.#ownerFile), this.#id, [{ name: basename(this.#ownerFile), content: this.#id }]);
    this.#isTaken = true;
  }

  add(show: string, startedAt: number, segment: RecordedSegment): void {
    const bytes = segment.parts.map((part) => part.bytes);
    const size = bytes.reduce((sum, part) => sum + part.length, 0);
    if (this.#pendingBytes + size > MOST_PENDING_BYTES) {
      this.#drop(show, segment);
      return;
    }
    this.#pendingBytes += size;
    this.#pending.set(show, (this.#pending.get(show) ?? 0) + 1);
    this.#writing = this.#writing
      .then(() => this.#write(show, startedAt, segment, bytes))
      .then(
        () => {
          this.written += 1;
        },
        () => this.#drop(show, segment),
      )
      .finally(() => {
        this.#pendingBytes -= size;
        const left = (this.#pending.get(show) ?? 1) - 1;
        if (left > 0) this.#pending.set(show, left);
        else this.#pending.delete(show);
      });
  }

  /** The shows of which something is not written yet. */
  get pending(): Iterable<string> {
    return this.#pending.keys();
  }

  /** Seconds of a show that found no room, since it began to be recorded here. */
  missing(show: string): number {
    return this.#missing.get(show) ?? 0;
  }

  forget(show: string): void {
    this.#missing.delete(show);
  }

  #drop(show: string, { seconds }: RecordedSegment): void {
    this.dropped += 1;
    this.#missing.set(show, this.missing(show) + seconds);
  }

  /** Once everything that was given is written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(
    show: string,
    startedAt: number,
    { number, init, start, seconds, parts }: RecordedSegment,
    bytes: readonly Buffer[],
  ): Promise<void> {
    await this.#hold();
    const folder = join(this.#folder, show);
    const { codec, width, height } = init.format;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const known = this.#knownOf(folder);
    await refuseWhenFull(folder, known, this.#mostFiles);
    const content = Buffer.concat(bytes);
    const beside: SpooledSegment = {
      ...{ number, startedAt, start, seconds, bytes: content.length },
      isIndependent: parts[0]?.isIndependent ?? false,
      init: { id: init.id, codec, width, height },
    };
    await place(folder, this.#id, [
      ...(known.init === init.id ? [] : [{ name: initFile(init.id, codec), content: init.bytes }]),
      { name: segmentFile(number, codec), content },
      { name: `${number}.json`, content: JSON.stringify(beside) },
    ]);
    known.init = init.id;
  }

  async #hold(): Promise<void> {
    if (!this.#isTaken) return await this.take();
    const owner = await readFile(this.#ownerFile, 'utf8').catch(() => this.#id);
    if (owner !== this.#id) throw new Error('another relay writes here');
  }

  #knownOf(folder: string): Known {
    const known = this.#known.get(folder) ?? { init: '', sizes: new Map<string, number>() };
    this.#known.set(folder, known);
    for (const [oldest] of this.#known) {
      if (this.#known.size <= MOST_FOLDERS_KNOWN) break;
      this.#known.delete(oldest);
    }
    return known;
  }
}

/** Of one folder, so that not all that waits in it is looked at for each segment. */
interface Known {
  /** What was written last to be read before segments. */
  init: string;
  sizes: Map<string, number>;
}

async function refuseWhenFull(folder: string, known: Known, mostFiles: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_FREE_BYTES) throw new Error('the disk is nearly full');
  const names = await readdir(folder);
  if (names.length > mostFiles) throw new Error('the store does not keep up');
  const sizes = new Map<string, number>();
  let waiting = 0;
  for (const name of names) {
    const size = known.sizes.get(name) ?? (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0;
    sizes.set(name, size);
    waiting += size;
  }
  known.sizes = sizes;
  if (waiting > MOST_WAITING_BYTES) throw new Error('the store does not keep up');
}

interface NamedFile {
  readonly name: string;
  readonly content: Buffer | string;
}

/** One after the other, of which a reader sees all or nothing, also after a loss of power. */
async function place(folder: string, by: string, files: readonly NamedFile[]): Promise<void> {
  const unfinished = (name: string) => join(folder, `${name}.${by}.part`);
  await Promise.all(files.map(({ name, content }) => writeThrough(unfinished(name), content)));
  for (const { name } of files) await rename(unfinished(name), join(folder, name));
}

/** Done once the disk has it. */
async function writeThrough(path: string, content: Buffer | string): Promise<void> {
  await using file = await open(path, 'w', 0o600);
  await file.writeFile(content);
  await file.sync();
}
