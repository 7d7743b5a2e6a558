export const VIDEO_PAYLOAD_TYPE = 102;
export const SOUND_PAYLOAD_TYPE = 111;

const parameters = 'level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f';

/** What a native connection says of itself in its own description. */
export function readConnection(sdp: string) {
  const value = (name: string) => new RegExp(`^a=${name}:(.*?)\\s*$`, 'm').exec(sdp)?.[1] ?? '';
  return {
    user: value('ice-ufrag'),
    password: value('ice-pwd'),
    fingerprint: value('fingerprint'),
    candidates: [...sdp.matchAll(/^a=(candidate:.*?)\s*$/gm)].map(([, candidate]) => candidate!),
  };
}

type Connection = ReturnType<typeof readConnection>;

const head = ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0'];
const text = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

/** Sound and picture on one connection, from a sender that pauses when nobody watches. */
export function writeOffer(connection: Connection): string {
  const media = (kind: string, mid: string, payloadType: number, codec: readonly string[]) => [
    `m=${kind} 9 UDP/TLS/RTP/SAVPF ${payloadType}`,
    'c=IN IP4 0.0.0.0',
    `a=mid:${mid}`,
    ...credentials(connection),
    'a=setup:actpass',
    'a=rtcp-mux',
    'a=sendonly',
    ...codec.map((line) => line.replace('*', String(payloadType))),
    'a=rtcp-fb:* ccm pause nowait',
    ...connection.candidates.map((candidate) => `a=${candidate}`),
  ];
  return text([
    ...head,
    'a=group:BUNDLE 0 1',
    ...media('audio', '0', SOUND_PAYLOAD_TYPE, ['a=rtpmap:* opus/48000/2']),
    ...media('video', '1', VIDEO_PAYLOAD_TYPE, [
      'a=rtpmap:* H264/90000',
      `a=fmtp:* ${parameters}`,
      'a=rtcp-fb:* nack pli',
    ]),
  ]);
}

/** The answer for the native connection, which knows of one line of media. */
export function oneLineAnswer(sdp: string): { sdp: string; candidates: string[] } {
  const connection = readConnection(sdp);
  return {
    candidates: connection.candidates,
    sdp: text([
      ...head,
      `a=group:BUNDLE ${MID}`,
      `m=video 9 UDP/TLS/RTP/SAVPF ${VIDEO_PAYLOAD_TYPE}`,
      'c=IN IP4 0.0.0.0',
      `a=mid:${MID}`,
      ...credentials(connection),
      'a=setup:passive',
      'a=rtcp-mux',
      'a=sendrecv',
      `a=rtpmap:${VIDEO_PAYLOAD_TYPE} H264/90000`,
      `a=fmtp:${VIDEO_PAYLOAD_TYPE} ${parameters}`,
    ]),
  };
}

export const MID = '0';

const credentials = ({ user, password, fingerprint }: Connection) => [
  `a=ice-ufrag:${user}`,
  `a=ice-pwd:${password}`,
  `a=fingerprint:${fingerprint}`,
];
