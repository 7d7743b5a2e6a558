/** The one line of media that a native connection knows of, over which every packet goes as it is. */
export const MID = '0';
export const ONE_LINE_PAYLOAD_TYPE = 102;
export const h264Parameters = (profile: string): string =>
  `level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=${profile}`;

/** What one side of a connection says of itself in its description. */
export function readConnection(sdp: string) {
  const value = (name: string) => new RegExp(`^a=${name}:(.*?)\\s*$`, 'm').exec(sdp)?.[1] ?? '';
  return {
    user: value('ice-ufrag'),
    password: value('ice-pwd'),
    fingerprint: value('fingerprint'),
    setup: value('setup'),
    candidates: [...sdp.matchAll(/^a=(candidate:.*?)\s*$/gm)].map(([, candidate]) => candidate!),
  };
}

export type Connection = ReturnType<typeof readConnection>;

const credentials = ({ user, password, fingerprint }: Connection) => [
  `a=ice-ufrag:${user}`,
  `a=ice-pwd:${password}`,
  `a=fingerprint:${fingerprint}`,
];

const head = ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0'];
const text = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

/** A line of media of an offer, as far as it depends on the connection. */
export interface OfferedLine {
  kind: 'audio' | 'video';
  direction: 'sendonly' | 'recvonly';
  payloadTypes: readonly number[];
  /** What is said of codecs, feedback and extensions. */
  lines: readonly string[];
}

/** The offer that the other side gets, in place of the native connection's own. */
export const writeOffer = (connection: Connection, media: readonly OfferedLine[]): string =>
  text([
    ...head,
    `a=group:BUNDLE ${media.map((_, mid) => mid).join(' ')}`,
    ...media.flatMap(({ kind, direction, payloadTypes, lines }, mid) => [
      `m=${kind} 9 UDP/TLS/RTP/SAVPF ${payloadTypes.join(' ')}`,
      'c=IN IP4 0.0.0.0',
      `a=mid:${mid}`,
      ...credentials(connection),
      'a=setup:actpass',
      'a=rtcp-mux',
      `a=${direction}`,
      ...lines,
      ...connection.candidates.map((candidate) => `a=${candidate}`),
    ]),
  ]);

/** The answer for the native connection. */
export function oneLineAnswer(sdp: string): { sdp: string; candidates: string[] } {
  const connection = readConnection(sdp);
  return {
    candidates: connection.candidates,
    sdp: text([
      ...head,
      `a=group:BUNDLE ${MID}`,
      `m=video 9 UDP/TLS/RTP/SAVPF ${ONE_LINE_PAYLOAD_TYPE}`,
      'c=IN IP4 0.0.0.0',
      `a=mid:${MID}`,
      ...credentials(connection),
      `a=setup:${connection.setup === 'active' ? 'active' : 'passive'}`,
      'a=rtcp-mux',
      'a=sendrecv',
      `a=rtpmap:${ONE_LINE_PAYLOAD_TYPE} H264/90000`,
      `a=fmtp:${ONE_LINE_PAYLOAD_TYPE} ${h264Parameters('42e01f')}`,
    ]),
  };
}
