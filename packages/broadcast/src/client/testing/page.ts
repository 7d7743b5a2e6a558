import type { Door } from '../door.ts';
import type { LineState } from '../line.ts';
import { type Publishing, publish } from '../publish.ts';
import { type Watching, watch } from '../watch.ts';

/** What tests do in a page with a camera that draws its own pictures. */
export const testPage = {
  states: [] as string[],
  publishing: undefined as Publishing | undefined,
  watching: undefined as Watching | undefined,
  mostKbps: undefined as number | undefined,

  async publish(
    door: { url: string; token: string },
    { width = 640, height = 360, codec = '', isSilent = false } = {},
  ) {
    if (codec) preferOnly(codec);
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { width: { exact: width }, height: { exact: height }, frameRate: 20 },
    });
    if (!isSilent) stream.addTrack(tone());
    this.publishing = publish(stream, { door: doorOf(door), onState: (state) => this.note(state) });
  },

  /** A microphone is there from now on. */
  async plugIn() {
    await this.publishing?.replace(tone());
  },

  watch(door: { url: string; token: string }) {
    const video = document.querySelector('video')!;
    this.watching = watch(video, {
      door: doorOf(door),
      wants: () => ({ video: true, mostKbps: this.mostKbps }),
      onState: (state) => this.note(state),
    });
  },

  /** From now on at most so many kbit/s. */
  limit(mostKbps: number | undefined) {
    this.mostKbps = mostKbps;
    this.watching?.line.renew();
  },

  note(state: LineState) {
    this.states.push(state.kind === 'ended' ? state.reason : state.kind);
  },

  /** Of the picture that comes or goes, and the sound. */
  async figures() {
    const connection = (this.watching ?? this.publishing)?.line.connection;
    const found: Record<string, unknown>[] = [];
    for (const part of ((await connection?.getStats()) ?? new Map()).values()) {
      if (part.type === 'inbound-rtp' || part.type === 'outbound-rtp') found.push(part);
    }
    return found;
  },

  /** Plays a file as players of segments do. */
  async playFile(base64: string, type: string) {
    const source = new MediaSource();
    const video = document.querySelector('video')!;
    video.src = URL.createObjectURL(source);
    await new Promise((resolve) => source.addEventListener('sourceopen', resolve, { once: true }));
    const buffer = source.addSourceBuffer(type);
    buffer.appendBuffer(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
    await new Promise((resolve) => buffer.addEventListener('updateend', resolve, { once: true }));
    source.endOfStream();
    // What begins later waits to be sought.
    void video.play();
  },

  /** Plays a file that is whole. */
  async playMovie(base64: string, type: string) {
    const video = document.querySelector('video')!;
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    video.src = URL.createObjectURL(new Blob([bytes], { type }));
    await video.play();
    return video.duration;
  },

  /** Where a file that is played stands, and what there is of it. */
  async seek(seconds: number) {
    const video = document.querySelector('video')!;
    video.currentTime = seconds;
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    const ranges = Array.from({ length: video.buffered.length }, (_, n) => [
      video.buffered.start(n),
      video.buffered.end(n),
    ]);
    return { error: video.error?.message ?? '', ranges, size: [video.videoWidth, video.videoHeight] };
  },

  /** Counts pictures that were shown. */
  frames(): number {
    return document.querySelector('video')!.getVideoPlaybackQuality().totalVideoFrames;
  },

  /** The loudest moment of the last few milliseconds, 0 to 1. */
  async loudness(): Promise<number> {
    const { srcObject } = document.querySelector('video')!;
    if (!(srcObject instanceof MediaStream) || srcObject.getAudioTracks().length === 0) return 0;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(srcObject).connect(analyser);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    await context.close();
    return Math.max(...samples);
  },

  /** Once the next picture is shown; milliseconds from now. */
  nextFrame(): Promise<number> {
    const begun = performance.now();
    return new Promise((resolve) => {
      document.querySelector('video')!.requestVideoFrameCallback(() => resolve(performance.now() - begun));
    });
  },
};

/** A sound that never stops. */
function tone(): MediaStreamTrack {
  const context = new AudioContext();
  const oscillator = context.createOscillator();
  const out = context.createMediaStreamDestination();
  oscillator.connect(out);
  oscillator.start();
  return out.stream.getAudioTracks()[0]!;
}

const doorOf = ({ url, token }: { url: string; token: string }): Door => ({ url, token: async () => token });

/** As a browser would that knows no other. */
function preferOnly(codec: string): void {
  const all = RTCRtpSender.getCapabilities.bind(RTCRtpSender);
  RTCRtpSender.getCapabilities = (kind) => {
    const capabilities = all(kind);
    if (!capabilities || kind !== 'video') return capabilities;
    return {
      ...capabilities,
      codecs: capabilities.codecs.filter(({ mimeType }) => mimeType.includes(codec)),
    };
  };
}

Object.assign(globalThis, { testPage });
