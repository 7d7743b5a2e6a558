import { randomUUID } from 'node:crypto';
import type { ReceivedStream } from '../relay/received-stream.ts';
import type { PacketSink, Show } from '../relay/show.ts';
import { type Container, containerOf } from './container.ts';
import { H264Pictures } from './h264-pictures.ts';
import { type Edge, LiveWindow } from './live-window.ts';
import { writeFragment } from './mp4-fragment.ts';
import { VIDEO_CLOCK, writeInit } from './mp4-init.ts';
import { OPUS_CLOCK, opusTicks } from './opus.ts';
import { type Arrived, PacketOrder } from './packet-order.ts';
import { type Picture, type PictureReader, sameFormat, type VideoFormat } from './picture.ts';
import { plainPicture } from './plain-picture.ts';
import type { Init, RecordedSegment } from './recorded-segment.ts';
import { RunBudget } from './run-budget.ts';
import { SegmentWriter, TARGET_SECONDS, type WritePart } from './segment-writer.ts';
import { StreamClock, sentAt } from './stream-clock.ts';
import { Vp8Pictures } from './vp8-pictures.ts';
import { writeCluster } from './webm-cluster.ts';
import { writeWebmInit } from './webm-init.ts';

/** Where a recording goes on: at 0, or behind what there is of it. */
export interface RecordingStart {
  /** The first segment's. */
  readonly number: number;
  /** Milliseconds since 1970 at second 0; null until the first picture. */
  readonly startedAt: number | null;
  /** Where it had ended. */
  readonly seconds: number;
}

interface RecordingOptions {
  show: Show;
  from: RecordingStart;
  /** Milliseconds that only ever go on. */
  now: () => number;
  /** Milliseconds since 1970. They part from the others where a machine sleeps or its clock is set. */
  timeOfDay: () => number;
  onSegment(segment: RecordedSegment): void;
  /** What came cannot be recorded: it is to be stopped. */
  onBroken(error: unknown): void;
}

/** From a publisher's first picture to their last, or to another size or codec. */
interface Run {
  readonly stream: ReceivedStream;
  readonly init: Init;
  readonly writer: SegmentWriter;
  readonly video: StreamClock;
  /** How far the recording is behind the time of day. */
  readonly lag: number;
  /** Its pictures say nothing of their sender's clock. */
  readonly isUnseen: boolean;
  sound: StreamClock | undefined;
  timestamp: number;
  pictureAt: number;
}

/** Without a picture for longer, there is a gap; together with a segment's own length it is within the target. */
const LONGEST_STILL_MS = 3_000;
const SILENT_MS = 700;
/** A sender whose clock jumps further begins anew. */
const LONGEST_JUMP = 3;
/** Sound and picture are moved together when they are further apart, in seconds; not when they contradict each other. */
const LEAST_APART = 0.04;
const MOST_APART = 2;
const BETTER = 1.5;
const LEAST_BETWEEN_LAYERS_MS = 4_000;
/** What lots are found by is the time of day: further from it, a recording is begun anew. */
const MOST_OFF_MS = 1_000;
/** A picture that stands is written again and again, a large one ever more rarely: no more than a line would bring. */
const MOST_STILL_BYTES_A_MS = 1_500;
/** A day of them. Lists have a line for each, and a clock that is set may jump by years. */
const MOST_LEFT_OUT = 86_400 / TARGET_SECONDS;
/** A shorter stop is none. */
const SHORTEST_GAP = 0.5;

const writing: Record<Container, { init(format: VideoFormat): Buffer; part: WritePart }> = {
  mp4: { init: writeInit, part: writeFragment },
  webm: { init: writeWebmInit, part: (_, pictures, sounds) => writeCluster(pictures, sounds) },
};

/** What goes through a show as segments, without decoding: its best layer and its sound. */
export class Recording {
  readonly window = new LiveWindow();
  readonly #options: RecordingOptions;
  #number: number;
  #startedAt: number | null;
  /** The time of day when `now` was 0. */
  #origin: number;
  #end: number;
  #run: Run | undefined;
  readonly #runs = new RunBudget();
  #segment: RecordedSegment | undefined;
  #stream: ReceivedStream | undefined;
  #wanted: ReceivedStream | undefined;
  #chosenAt = 0;
  #pictures: PacketOrder | undefined;
  /** The last picture of this run that can stand alone. */
  #key: Picture | undefined;
  #isStill = false;
  #soundStream: ReceivedStream | undefined;
  #sounds: PacketOrder | undefined;
  #soundAt = 0;

  constructor(options: RecordingOptions) {
    this.#options = options;
    const { number, startedAt, seconds } = options.from;
    this.#number = number;
    this.#startedAt = startedAt;
    this.#origin = this.#originNow;
    this.#end = seconds;
    this.look();
    options.show.sinks.add(this.#sink);
  }

  /** Milliseconds since 1970 at second 0. */
  get startedAt(): number | null {
    return this.#startedAt;
  }

  get edge(): Edge {
    return { startedAt: this.#startedAt, ...this.window.edge() };
  }

  stop(): void {
    this.#options.show.sinks.delete(this.#sink);
    try {
      this.#endRun();
    } finally {
      this.window.end();
    }
  }

  readonly #sink: PacketSink = {
    take: (stream, packet) => {
      const arrived = { packet, at: this.#options.now() };
      if (stream.kind === 'audio') this.#takeSound(stream, arrived);
      else this.#takePicture(stream, arrived);
    },
    broke: (error) => this.#options.onBroken(error),
  };

  #takePicture(stream: ReceivedStream, arrived: Arrived): void {
    if (this.#isStill) this.#endStill();
    if (stream !== this.#stream) {
      if (stream !== this.#wanted || !arrived.packet.isKeyFrameStart) return;
      this.#turnTo(stream);
    }
    this.#pictures?.add(arrived);
  }

  #turnTo(stream: ReceivedStream): void {
    this.#stream = stream;
    this.#chosenAt = this.#options.now();
    const onPicture = (picture: Picture) => this.#add(picture);
    const reader: PictureReader =
      stream.line.codec === 'H264' ? new H264Pictures(onPicture) : new Vp8Pictures(onPicture);
    this.#pictures = new PacketOrder(
      (arrived) => reader.take(arrived),
      () => {
        reader.lose();
        this.#options.show.publisher?.wantKeyFrame(stream);
      },
    );
  }

  #takeSound(stream: ReceivedStream, arrived: Arrived): void {
    if (stream !== this.#soundStream) {
      if (this.#soundStream && this.#isOnAir(this.#soundStream) && !this.#isSilent) return;
      this.#soundStream = stream;
      this.#sounds = new PacketOrder((one) => this.#addSound(stream, one));
      if (this.#run) this.#run.sound = undefined;
    }
    this.#soundAt = arrived.at;
    this.#sounds?.add(arrived);
  }

  /** Four times a second: which layer it should have, and whether the one who sends it is still there. */
  look(): void {
    const { show, now } = this.#options;
    const { publisher } = show;
    // What is sent only while viewers watch is made up, and comes again and again. Its token says so.
    const { source } = show;
    this.#wanted = source && !source.canPause ? this.#choose(source.layers()) : undefined;
    if (this.#wanted && (this.#wanted !== this.#stream || !this.#run)) publisher?.wantKeyFrame(this.#wanted);
    const run = this.#run ?? this.#beginUnseen();
    if (!run) return;
    const isHidden = show.withheld.has('video') && this.#isOnAir(run.stream);
    if (isHidden) this.#addStill(run);
    const isStill = now() - run.pictureAt > LONGEST_STILL_MS;
    if (isStill || this.#isOff || !this.#isOnAir(run.stream)) this.#endRun();
  }

  /** While nobody is to see who sends, their sound goes on over what was seen before. */
  #addStill(run: Run): void {
    const at = this.#options.now();
    if (!this.#key) return;
    this.#isStill = true;
    if (at - run.pictureAt < this.#key.bytes.length / MOST_STILL_BYTES_A_MS) return;
    run.timestamp = (run.timestamp + Math.round(((at - run.pictureAt) / 1_000) * VIDEO_CLOCK)) >>> 0;
    run.pictureAt = at;
    const tick = run.video.tick(run.timestamp);
    run.writer.addPicture({ bytes: this.#key.bytes, isKey: true, tick }, this.#isSilent);
  }

  /** Who is hidden from their first moment is heard all the same. */
  #beginUnseen(): Run | undefined {
    const { show, now } = this.#options;
    const { publisher, withheld } = show;
    if (!publisher || publisher.canPause || !withheld.has('video') || withheld.has('audio')) return undefined;
    const stream = publisher.layers().at(-1);
    if (!stream || !this.#runs.allows(now())) return undefined;
    this.#key = plainPicture(now());
    return this.#beginRun(stream, this.#key, true);
  }

  #endStill(): void {
    this.#isStill = false;
    this.#endRun();
    this.#stream = undefined;
    this.look();
  }

  /** The largest. A change is another beginning, so that a little more is no reason for it. */
  #choose(layers: readonly ReceivedStream[]): ReceivedStream | undefined {
    const best = layers.at(-1);
    const current = this.#stream;
    if (current && layers.includes(current) && best) {
      const isLately = this.#options.now() - this.#chosenAt < LEAST_BETWEEN_LAYERS_MS;
      return !isLately && best.kbps > current.kbps * BETTER ? best : current;
    }
    // How large each of several is shows within a second.
    return best && (best.kbps > 0 || best.layer === '') ? best : undefined;
  }

  #isOnAir(stream: ReceivedStream): boolean {
    return this.#options.show.publisher?.streams.get(stream.ssrc) === stream;
  }

  get #isSilent(): boolean {
    return this.#options.now() - this.#soundAt > SILENT_MS;
  }

  #add(picture: Picture): void {
    const stream = this.#stream;
    if (!stream) return;
    if (this.#run && !this.#goesOn(this.#run, stream, picture)) this.#endRun();
    if (!this.#run && !this.#runs.allows(picture.at)) return;
    const run = this.#run ?? (picture.isKey ? this.#beginRun(stream, picture) : undefined);
    if (!run) {
      this.#options.show.publisher?.wantKeyFrame(stream);
      return;
    }
    const { bytes, isKey, timestamp, at } = picture;
    run.timestamp = timestamp;
    run.pictureAt = at;
    if (isKey) this.#key = picture;
    run.writer.addPicture({ bytes, isKey, tick: run.video.tick(timestamp) }, this.#isSilent);
    if (run.writer.wantsKeyFrame) this.#options.show.publisher?.wantKeyFrame(stream);
  }

  #goesOn(run: Run, stream: ReceivedStream, { format, timestamp, at }: Picture): boolean {
    if (run.stream !== stream || !sameFormat(run.init.format, format)) return false;
    const jump = run.video.tick(timestamp) / VIDEO_CLOCK - this.#secondsAt(at) - run.lag;
    return Math.abs(jump) < LONGEST_JUMP;
  }

  #beginRun(stream: ReceivedStream, { format, timestamp, at }: Picture, isUnseen = false): Run {
    this.#runs.take(at);
    if (this.#isOff) this.#origin = this.#originNow;
    this.#startedAt ??= this.#origin + at;
    const arrived = this.#secondsAt(at);
    const gap = arrived - this.#end;
    if (gap > SHORTEST_GAP) this.#number += Math.min(MOST_LEFT_OUT, Math.ceil(gap / TARGET_SECONDS));
    const start = gap > SHORTEST_GAP || this.#end === 0 ? Math.max(0, arrived) : this.#end;
    const tick = Math.round(start * VIDEO_CLOCK);
    const { init: initBytes, part: write } = writing[containerOf(format.codec)];
    const init = { id: randomUUID(), format, bytes: initBytes(format) };
    const writer = new SegmentWriter(tick, write, {
      part: (part) => {
        this.#segment ??= this.#beginSegment(init);
        this.#segment.parts.push(part);
        this.#segment.seconds += part.seconds;
        this.#end += part.seconds;
        this.window.changed();
      },
      segmentEnds: () => this.#endSegment(),
    });
    this.#end = tick / VIDEO_CLOCK;
    const video = new StreamClock(timestamp, tick);
    this.#run = {
      stream,
      init,
      writer,
      video,
      lag: start - arrived,
      isUnseen,
      sound: undefined,
      timestamp,
      pictureAt: at,
    };
    return this.#run;
  }

  #endRun(): void {
    const run = this.#run;
    this.#run = undefined;
    this.#key = undefined;
    run?.writer.end(this.#isSilent);
  }

  #beginSegment(init: Init): RecordedSegment {
    const segment: RecordedSegment = {
      ...{ number: this.#number, init, start: this.#end, seconds: 0, parts: [], isDone: false },
    };
    this.#number += 1;
    this.window.begin(segment);
    return segment;
  }

  #endSegment(): void {
    const segment = this.#segment;
    if (!segment) return;
    this.#segment = undefined;
    segment.isDone = true;
    this.window.changed();
    this.#options.onSegment(segment);
  }

  #addSound(stream: ReceivedStream, { packet: { rtp }, at }: Arrived): void {
    const run = this.#run;
    if (!run) return;
    const bytes = rtp.bytes.subarray(rtp.start, rtp.end);
    const duration = opusTicks(bytes);
    if (duration === 0) return;
    const came = (this.#secondsAt(at) + run.lag) * OPUS_CLOCK;
    const meant = this.#meantTick(run, stream, rtp.timestamp);
    const isLikely = meant !== undefined && Math.abs(meant - came) < MOST_APART * OPUS_CLOCK;
    run.sound ??= new StreamClock(rtp.timestamp, Math.round(isLikely ? meant : came));
    let tick = run.sound.tick(rtp.timestamp);
    const apart = (isLikely ? meant : came) - tick;
    if (Math.abs(apart) > (isLikely ? LEAST_APART : LONGEST_JUMP) * OPUS_CLOCK) {
      run.sound.move(Math.round(apart));
      tick += Math.round(apart);
    }
    run.writer.addSound({ tick, duration, bytes });
  }

  /** When a packet of sound belongs by what its sender says of both clocks. */
  #meantTick(run: Run, sound: ReceivedStream, timestamp: number): number | undefined {
    if (run.isUnseen) return undefined;
    const heard = sentAt(sound, timestamp);
    const seen = sentAt(run.stream, run.timestamp);
    if (heard === undefined || seen === undefined) return undefined;
    return (run.video.tick(run.timestamp) / VIDEO_CLOCK + heard - seen) * OPUS_CLOCK;
  }

  get #originNow(): number {
    return this.#options.timeOfDay() - this.#options.now();
  }

  /** The time of day is another by now than this recording goes by. */
  get #isOff(): boolean {
    return Math.abs(this.#originNow - this.#origin) > MOST_OFF_MS;
  }

  #secondsAt(at: number): number {
    const timeOfDay = this.#origin + at;
    return (timeOfDay - (this.#startedAt ?? timeOfDay)) / 1_000;
  }
}
