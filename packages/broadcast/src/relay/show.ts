import { PacketWriter } from '../rtp/packet-writer.ts';
import type { Publisher } from './publisher.ts';
import type { MediaKind, MediaPacket, ReceivedStream } from './received-stream.ts';
import type { Viewer } from './viewer.ts';

/** Another receiver of each packet as it came, such as a recording. */
export interface PacketSink {
  take(stream: ReceivedStream, packet: MediaPacket): void;
  /** What it did with one has failed: it gets no more of them. */
  broke(error: unknown): void;
}

/** Who is on air in one show, and who watches. */
export class Show {
  readonly id: string;
  readonly viewers = new Set<Viewer>();
  readonly sinks = new Set<PacketSink>();
  publisher: Publisher | undefined;
  /** What of it nobody gets, neither viewers nor a recording. */
  withheld: ReadonlySet<MediaKind> = new Set();
  /** Who was told to be on air. */
  told: Publisher | undefined;
  readonly #writer = new PacketWriter();
  readonly #onBroken: (viewer: Viewer, error: unknown) => void;

  constructor(id: string, onBroken: (viewer: Viewer, error: unknown) => void) {
    this.id = id;
    this.#onBroken = onBroken;
  }

  get isEmpty(): boolean {
    return !this.publisher && this.viewers.size === 0 && this.sinks.size === 0;
  }

  /** Whom viewers ask for pictures. */
  get source(): Publisher | undefined {
    return this.withheld.has('video') ? undefined : this.publisher;
  }

  withhold(kinds: ReadonlySet<MediaKind>): void {
    const before = this.withheld;
    this.withheld = kinds;
    for (const viewer of this.viewers) {
      for (const kind of kinds.difference(before)) viewer.stop(kind);
      if (before.has('video')) viewer.choose();
    }
  }

  /** The newer takes over; the older is told. */
  putOnAir(publisher: Publisher): void {
    const before = this.publisher;
    this.publisher = publisher;
    before?.close('taken-over');
  }

  forward(stream: ReceivedStream, packet: MediaPacket, now: number): void {
    if (this.withheld.has(stream.kind)) return;
    for (const sink of this.sinks) this.#handTo(sink, stream, packet);
    if (this.viewers.size === 0) return;
    this.#writer.load(packet.rtp, packet.vp8);
    const isNewLayer = stream.kind === 'video' && stream.hasBegun;
    for (const viewer of this.viewers) {
      try {
        if (isNewLayer) viewer.choose();
        viewer.forward(stream, packet, this.#writer, now);
      } catch (error) {
        this.#onBroken(viewer, error);
      }
    }
  }

  #handTo(sink: PacketSink, stream: ReceivedStream, packet: MediaPacket): void {
    try {
      sink.take(stream, packet);
    } catch (error) {
      this.sinks.delete(sink);
      sink.broke(error);
    }
  }
}
