interface OfferParts {
  direction?: 'sendonly' | 'recvonly';
  video?: readonly string[];
  layers?: readonly string[];
  /** Takes H.264 again under a type of its own. */
  isRepaired?: boolean;
  /** Sends only while it has a viewer. */
  canPause?: boolean;
}

const h264 = [
  'a=rtpmap:102 H264/90000',
  'a=fmtp:102 level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f',
];
const vp8 = ['a=rtpmap:96 VP8/90000'];
const videoLines: Record<string, { type: string; lines: string[] }> = {
  H264: { type: '102', lines: h264 },
  VP8: { type: '96', lines: vp8 },
};

/** An offer as browsers make it. */
export function offerText({
  direction = 'sendonly',
  video = ['H264', 'VP8'],
  layers = [],
  isRepaired = false,
  canPause = false,
}: OfferParts = {}) {
  const chosen = video.map((name) => videoLines[name]!);
  const common = (mid: string) => [
    'c=IN IP4 0.0.0.0',
    'a=ice-ufrag:abcd',
    'a=ice-pwd:abcdefghijklmnopqrstuvwx',
    `a=fingerprint:sha-256 ${Array<string>(32).fill('AB').join(':')}`,
    'a=setup:actpass',
    `a=mid:${mid}`,
    `a=${direction}`,
    'a=rtcp-mux',
    ...(canPause ? ['a=rtcp-fb:* ccm pause nowait'] : []),
    'a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
    'a=candidate:1 1 udp 2122260223 192.0.2.7 50000 typ host generation 0',
    'a=candidate:2 1 udp 2122260223 0d0f8a3e-1.local 50001 typ host',
    'a=candidate:3 1 tcp 1518280447 192.0.2.7 9 typ host tcptype active',
  ];
  const lines = [
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0 1',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    ...common('0'),
    'a=rtpmap:111 opus/48000/2',
    'a=fmtp:111 minptime=10;useinbandfec=1',
    `m=video 9 UDP/TLS/RTP/SAVPF ${chosen.map(({ type }) => type).join(' ')}`,
    ...common('1'),
    'a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id',
    ...chosen.flatMap((codec) => codec.lines),
    ...(isRepaired ? ['a=rtpmap:103 rtx/90000', 'a=fmtp:103 apt=102'] : []),
    ...layers.map((layer) => `a=rid:${layer} send`),
    ...(layers.length > 0 ? [`a=simulcast:send ${layers.join(';')}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
