import { PeerConnection as NativeConnection, type PeerConnection, type Track } from 'node-datachannel';
import { isRtcp } from '../rtp/packet.ts';
import type { TransportAnswer } from '../sdp/answer.ts';
import { BadOffer } from '../sdp/bad-offer.ts';
import type { Offer } from '../sdp/offer.ts';
import type { OpenTransport, Transport, TransportEvents } from './transport.ts';

export interface IceSettings {
  /** The one UDP port that everyone comes to. */
  readonly port: number;
  /** Undefined is every address of the machine. */
  readonly bindAddress?: string | undefined;
  /** Told to others in place of the machine's own addresses. */
  readonly publicAddress?: string | undefined;
  /** STUN and TURN servers that the relay itself asks, where nobody can come to it directly. */
  readonly iceServers?: readonly string[] | undefined;
}

const GATHERING_MS = 2_000;

/** What a track tells. */
interface Heard extends Pick<TransportEvents, 'rtp' | 'rtcp'> {
  /** As it told last: asking it is a call into native code, for each packet. */
  isOpen: boolean;
}

const nothing = () => undefined;

/** Lines over ICE, DTLS and SRTP by libdatachannel; everything above them is ours. */
export function iceTransports(settings: IceSettings): OpenTransport {
  return (events) => new IceTransport(settings, events);
}

class IceTransport implements Transport {
  readonly #connection: PeerConnection;
  readonly #settings: IceSettings;
  readonly #events: TransportEvents;
  readonly #heard: Heard;
  #track: Track | undefined;
  #isConnected = false;
  #isClosed = false;

  constructor(settings: IceSettings, events: TransportEvents) {
    this.#settings = settings;
    this.#events = events;
    this.#heard = { rtp: events.rtp, rtcp: events.rtcp, isOpen: false };
    this.#connection = new NativeConnection('show', {
      iceServers: [...(settings.iceServers ?? [])],
      disableAutoNegotiation: true,
      enableIceUdpMux: true,
      portRangeBegin: settings.port,
      portRangeEnd: settings.port,
      ...(settings.bindAddress ? { bindAddress: settings.bindAddress } : {}),
    });
    this.#connection.onStateChange((state) => this.#changeState(state));
    this.#connection.onTrack((track) => this.#take(track));
  }

  async accept(offer: Offer): Promise<TransportAnswer> {
    try {
      this.#connection.setRemoteDescription(oneLineOffer(offer), 'offer');
      this.#connection.setLocalDescription('answer');
    } catch (cause) {
      throw new BadOffer('the offer cannot be answered', { cause });
    }
    if (this.#meetsHalfway) this.addCandidates(offer.candidates);
    await this.#gathered();
    return this.#readAnswer(this.#connection.localDescription()?.sdp ?? '');
  }

  /**
   * A relay that can be reached waits for the other side to come, which also keeps strangers from having it
   * send anywhere. Only one behind a STUN or TURN server has to meet them halfway.
   */
  get #meetsHalfway(): boolean {
    return (this.#settings.iceServers?.length ?? 0) > 0;
  }

  addCandidates(candidates: readonly string[]): void {
    if (this.#isClosed || !this.#meetsHalfway) return;
    for (const candidate of candidates) this.#connection.addRemoteCandidate(candidate, MID);
  }

  send(bytes: Buffer): boolean {
    if (!this.#isConnected || this.#isClosed) return false;
    try {
      return this.#heard.isOpen && this.#track!.sendMessageBinary(bytes);
    } catch {
      // It was closed from the other side in this very moment, which `closed` tells.
      return false;
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    Object.assign(this.#heard, { rtp: nothing, rtcp: nothing, isOpen: false } satisfies Heard);
    this.#connection.close();
    this.#events.closed();
  }

  #changeState(state: string): void {
    if (state === 'connected' && !this.#isConnected && !this.#isClosed) {
      this.#isConnected = true;
      this.#events.connected();
    }
    if (state === 'failed' || state === 'closed' || state === 'disconnected') this.close();
  }

  #take(track: Track): void {
    this.#track = track;
    listenTo(track, this.#heard);
  }

  /** With the machine's own addresses that is at once; a STUN server that does not answer is not waited for. */
  #gathered(): Promise<void> {
    const connection = this.#connection;
    if (connection.gatheringState() === 'complete') return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, GATHERING_MS);
      connection.onGatheringStateChange((state) => {
        if (state !== 'complete') return;
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #readAnswer(sdp: string): TransportAnswer {
    const value = (name: string) => new RegExp(`^a=${name}:(.*?)\\s*$`, 'm').exec(sdp)?.[1] ?? '';
    const found = [...sdp.matchAll(/^a=(candidate:.*?)\s*$/gm)].map(([, candidate]) => candidate!);
    return {
      user: value('ice-ufrag'),
      password: value('ice-pwd'),
      fingerprint: value('fingerprint'),
      candidates: withPublicAddress(found, this.#settings.publicAddress),
    };
  }
}

/**
 * Native code holds these functions until the track is collected. So they must not hold the line, which holds the track:
 * then nothing of either would ever be given back.
 */
function listenTo(track: Track, heard: Heard): void {
  heard.isOpen = track.isOpen();
  track.onOpen(() => {
    heard.isOpen = true;
  });
  track.onClosed(() => {
    heard.isOpen = false;
  });
  track.onMessage((bytes) => {
    if (bytes.length < 8) return;
    if (isRtcp(bytes)) heard.rtcp(bytes);
    else heard.rtp(bytes);
  });
}

const MID = '0';

/**
 * With one line of media libdatachannel hands over every packet as it came, of any stream and kind, so that layers and
 * RTCP are ours. The other side is made to begin the handshake: it knows when its way here is open.
 */
function oneLineOffer({ credentials, fingerprint }: Offer): string {
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${MID}`,
    'm=video 9 UDP/TLS/RTP/SAVPF 96',
    'c=IN IP4 0.0.0.0',
    `a=mid:${MID}`,
    `a=ice-ufrag:${credentials.user}`,
    `a=ice-pwd:${credentials.password}`,
    `a=fingerprint:${fingerprint}`,
    'a=setup:active',
    'a=rtcp-mux',
    'a=sendrecv',
    'a=rtpmap:96 VP8/90000',
    '',
  ].join('\r\n');
}

/** Of candidates at the machine itself one is left, under the address that others know it by. */
function withPublicAddress(candidates: readonly string[], address: string | undefined): string[] {
  if (!address) return [...candidates];
  const isOwn = (candidate: string) => / typ host/.test(candidate);
  const own = candidates.find((candidate) => isOwn(candidate) && !candidate.includes('::'));
  const moved = (own ?? candidates.find(isOwn))?.replace(
    /^(candidate:\S+ \d+ \S+ \d+) \S+/,
    (_, start: string) => `${start} ${address}`,
  );
  return [...(moved ? [moved] : []), ...candidates.filter((candidate) => !isOwn(candidate))];
}
