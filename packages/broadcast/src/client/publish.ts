import type { Door } from './door.ts';
import { type Line, type LineState, openLine } from './line.ts';

export interface PublishOptions {
  readonly door: Door;
  onState?(state: LineState): void;
  /** Most bits a second of the largest layer. */
  readonly videoBitsPerSecond?: number | undefined;
}

export interface Publishing {
  readonly line: Line;
  /** Another camera, microphone or screen from now on; the line stays, unless there was none of the kind before. */
  replace(track: MediaStreamTrack): Promise<void>;
  stop(): Promise<void>;
}

const LARGE_BITS = 2_400_000;
const MIDDLE_BITS = 500_000;
const SMALL_BITS = 150_000;
/** With fewer pixels a browser leaves out the larger layers, and not the smaller ones. */
const THREE_LAYERS_FROM = 960 * 540;
const TWO_LAYERS_FROM = 480 * 270;

/** Puts sound and picture on air, and again by itself when the line is lost. */
export function publish(stream: MediaStream, options: PublishOptions): Publishing {
  const tracks = new Map(stream.getTracks().map((track) => [track.kind, track]));
  const line = openLine({
    door: options.door,
    onState: (state) => options.onState?.(state),
    prepare: (connection) => prepare(connection, tracks, stream, options.videoBitsPerSecond ?? LARGE_BITS),
  });
  return {
    line,
    async replace(track) {
      tracks.set(track.kind, track);
      const senders = line.connection?.getSenders() ?? [];
      const sender = senders.find((one) => one.track?.kind === track.kind);
      // What had nothing to send when the line was opened is in no agreement on it.
      if (sender) await sender.replaceTrack(track);
      else line.renew();
    },
    stop: () => line.stop(),
  };
}

async function prepare(
  connection: RTCPeerConnection,
  tracks: ReadonlyMap<string, MediaStreamTrack>,
  stream: MediaStream,
  bits: number,
): Promise<void> {
  const [audio, video] = [tracks.get('audio'), tracks.get('video')];
  if (audio) connection.addTransceiver(audio, { direction: 'sendonly', streams: [stream] });
  if (!video) return;
  const transceiver = connection.addTransceiver(video, {
    direction: 'sendonly',
    streams: [stream],
    sendEncodings: layersOf(video, bits),
  });
  transceiver.setCodecPreferences?.(plainestFirst());
  const parameters = transceiver.sender.getParameters();
  // Otherwise a busy machine would drop the largest layer, and with it everybody's good picture.
  parameters.degradationPreference = 'maintain-resolution';
  await transceiver.sender.setParameters(parameters).catch(() => undefined);
}

function layersOf(video: MediaStreamTrack, bits: number): RTCRtpEncodingParameters[] {
  const { width = 0, height = 0 } = video.getSettings();
  const large = { rid: 'f', maxBitrate: bits };
  const middle = { rid: 'h', scaleResolutionDownBy: 2, maxBitrate: MIDDLE_BITS };
  const small = { rid: 'q', scaleResolutionDownBy: 4, maxBitrate: SMALL_BITS };
  if (width * height >= THREE_LAYERS_FROM) return [small, middle, large];
  return width * height >= TWO_LAYERS_FROM ? [middle, large] : [{ maxBitrate: bits }];
}

/** H.264 in its constrained baseline is what everything plays, the oldest telephone too. */
export function plainestFirst(): RTCRtpCodec[] {
  const { codecs = [] } = RTCRtpSender.getCapabilities('video') ?? {};
  const rank = ({ mimeType, sdpFmtpLine = '' }: RTCRtpCodec) => {
    if (/H264/i.test(mimeType) && /packetization-mode=1/.test(sdpFmtpLine)) {
      return /profile-level-id=42e0/i.test(sdpFmtpLine) ? 0 : 1;
    }
    return /VP8/i.test(mimeType) ? 2 : 3;
  };
  return [...codecs].sort((one, other) => rank(one) - rank(other)).filter((codec) => rank(codec) < 3);
}
