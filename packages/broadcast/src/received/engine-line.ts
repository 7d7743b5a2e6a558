import type { TransportAnswer } from '../sdp/answer.ts';
import { extension } from '../sdp/extensions.ts';
import { DoorSession, type OpenDoor } from '../transport/door-session.ts';
import { h264Parameters, type OfferedLine, ONE_LINE_PAYLOAD_TYPE } from '../transport/one-line.ts';
import type { Transport, TransportEvents } from '../transport/transport.ts';

const OPUS = 111;
const VP8 = 96;
/** What the relay carries of H.264: first what browsers send, then what encoders do. */
const h264 = [
  { type: ONE_LINE_PAYLOAD_TYPE, profile: '42e01f' },
  { type: 104, profile: '42001f' },
  { type: 106, profile: '4d001f' },
  { type: 108, profile: '64001f' },
];
const videoTypes = [...h264.map(({ type }) => type), VP8];
const counted = `a=extmap:3 ${extension.transportSequence}`;

const receivedMedia: readonly OfferedLine[] = [
  {
    kind: 'audio',
    direction: 'recvonly',
    payloadTypes: [OPUS],
    lines: [`a=rtpmap:${OPUS} opus/48000/2`, `a=rtcp-fb:${OPUS} transport-cc`, counted],
  },
  {
    kind: 'video',
    direction: 'recvonly',
    payloadTypes: videoTypes,
    lines: [
      ...h264.flatMap(({ type, profile }) => [
        `a=rtpmap:${type} H264/90000`,
        `a=fmtp:${type} ${h264Parameters(profile)}`,
      ]),
      `a=rtpmap:${VP8} VP8/90000`,
      ...videoTypes.flatMap((type) =>
        ['nack', 'nack pli', 'ccm fir', 'transport-cc'].map((ask) => `a=rtcp-fb:${type} ${ask}`),
      ),
      counted,
    ],
  },
];

/** An engine that lives says something of what it sends; of one that died ICE tells much later. */
const SILENT_MS = 5_000;
const LOOK_MS = 1_000;

/** A line to another engine, which is asked by WHEP for what its viewers get. */
export class EngineLine implements Transport {
  readonly #session: DoorSession;
  #heardAt = performance.now();
  #timer: NodeJS.Timeout | undefined;

  constructor({ connected, rtp, rtcp, closed }: TransportEvents) {
    const heard = (take: (bytes: Buffer) => void) => (bytes: Buffer) => {
      this.#heardAt = performance.now();
      take(bytes);
    };
    this.#session = new DoorSession(
      {
        connected: () => {
          this.#heardAt = performance.now();
          this.#timer = setInterval(() => this.#look(), LOOK_MS);
          connected();
        },
        rtp: heard(rtp),
        rtcp: heard(rtcp),
        closed: () => {
          clearInterval(this.#timer);
          closed();
        },
      },
      receivedMedia,
    );
  }

  /** What the engine sends, in its own words; fails where it gives nothing out. */
  call(door: OpenDoor): Promise<string> {
    return this.#session.open(door);
  }

  /** It is the engine that has answered. */
  async accept(): Promise<TransportAnswer> {
    return { user: '', password: '', fingerprint: '', candidates: [] };
  }

  addCandidates(): void {}

  send(bytes: Buffer): boolean {
    return this.#session.send(bytes);
  }

  close(): void {
    void this.#session.leave();
  }

  #look(): void {
    if (performance.now() - this.#heardAt > SILENT_MS) this.close();
  }
}
