/** Where a show is taken in or given out, by WHIP or WHEP. */
export interface Door {
  readonly url: string;
  /** Asked before each connection, as tokens are good for minutes only. */
  token(): Promise<string>;
  readonly iceServers?: readonly RTCIceServer[] | undefined;
}

/** What a door has answered. */
export interface OpenedSession {
  readonly sdp: string;
  /** Tells more ways to reach this side. */
  add(candidates: readonly RTCIceCandidate[]): Promise<void>;
  /** Says that it is over; gives why the other side had ended it already, when it had. */
  leave(options?: { keepalive?: boolean }): Promise<string | undefined>;
}

/** The door did not open. */
export class DoorClosed extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the door answered ${status}`);
    this.status = status;
  }
}

const ANSWER_WITHIN_MS = 5_000;
const TOKEN_WITHIN_MS = 10_000;

export async function knock(door: Door, sdp: string, signal: AbortSignal): Promise<OpenedSession> {
  const authorization = `Bearer ${await inTime(door.token(), signal)}`;
  const response = await fetch(door.url, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/sdp' },
    body: sdp,
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  });
  const location = response.headers.get('location');
  if (response.status !== 201 || !location) throw new DoorClosed(response.status);
  const address = new URL(location, response.url).href;
  const etag = response.headers.get('etag') ?? '*';
  return {
    sdp: await response.text(),
    async add(candidates) {
      await fetch(address, {
        method: 'PATCH',
        headers: { authorization, 'content-type': 'application/trickle-ice-sdpfrag', 'if-match': etag },
        body: fragment(sdp, candidates),
      }).catch(() => undefined);
    },
    async leave({ keepalive = false } = {}) {
      const left = await fetch(address, {
        method: 'DELETE',
        headers: { authorization },
        keepalive,
        signal: keepalive ? null : AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).catch(() => undefined);
      if (left?.status !== 410) return undefined;
      const body = (await left.json().catch(() => ({}))) as { reason?: string };
      return body.reason;
    },
  };
}

/** Over a network that swallows everything a browser itself may wait for minutes, with nothing on air. */
function inTime<Result>(asked: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const late = setTimeout(() => reject(new Error('no token came')), TOKEN_WITHIN_MS);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** RFC 8840. */
function fragment(sdp: string, candidates: readonly RTCIceCandidate[]): string {
  const lineOf = (name: string) => new RegExp(`^a=${name}:.*$`, 'm').exec(sdp)?.[0].trim() ?? '';
  const lines = [
    lineOf('ice-ufrag'),
    lineOf('ice-pwd'),
    'm=audio 9 UDP/TLS/RTP/SAVPF 0',
    lineOf('mid'),
    ...candidates.map(({ candidate }) => `a=${candidate}`),
  ];
  return `${lines.filter(Boolean).join('\r\n')}\r\n`;
}
