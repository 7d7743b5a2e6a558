/** As many as are sent again at most; a second's worth of the largest picture. */
const MOST_PACKETS = 1_024;
/** Larger than any packet that is taken in. */
const CHUNK_BYTES = 64 * 1_024;

/**
 * A stream's last packets as they came, one after the other in a few large buffers that are used again and again. Kept as
 * they are, thousands of small things would live for seconds each, which is what collecting garbage takes longest for.
 */
export class RecentPackets {
  readonly #chunks: Buffer[] = [];
  readonly #mostChunks: number;
  readonly #sequences = new Int32Array(MOST_PACKETS).fill(-1);
  /** How many bytes were written before each. */
  readonly #places = new Float64Array(MOST_PACKETS);
  readonly #lengths = new Uint16Array(MOST_PACKETS);
  #written = 0;

  constructor(mostChunks: number) {
    this.#mostChunks = mostChunks;
  }

  add(sequence: number, bytes: Buffer): void {
    const left = CHUNK_BYTES - (this.#written % CHUNK_BYTES);
    if (bytes.length > left) this.#written += left;
    bytes.copy(this.#chunkAt(this.#written), this.#written % CHUNK_BYTES);
    const n = sequence % MOST_PACKETS;
    this.#sequences[n] = sequence;
    this.#places[n] = this.#written;
    this.#lengths[n] = bytes.length;
    this.#written += bytes.length;
  }

  /** Its bytes are good until the next packet is added. */
  find(sequence: number): Buffer | undefined {
    const n = sequence % MOST_PACKETS;
    if (this.#sequences[n] !== sequence || this.#isOverwritten(this.#places[n]!)) return undefined;
    const at = this.#places[n]! % CHUNK_BYTES;
    return this.#chunkAt(this.#places[n]!).subarray(at, at + this.#lengths[n]!);
  }

  /** What is being written goes over the oldest chunk. */
  #isOverwritten(place: number): boolean {
    return Math.floor(this.#written / CHUNK_BYTES) - Math.floor(place / CHUNK_BYTES) >= this.#mostChunks;
  }

  #chunkAt(place: number): Buffer {
    const n = Math.floor(place / CHUNK_BYTES) % this.#mostChunks;
    this.#chunks[n] ??= Buffer.allocUnsafeSlow(CHUNK_BYTES);
    return this.#chunks[n];
  }
}
