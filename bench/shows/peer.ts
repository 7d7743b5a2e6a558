import { PeerConnection, type Track, Video } from 'node-datachannel';

const counter = 'http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01';
const layerName = 'urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id';
export const COUNTER_ID = 3;
export const LAYER_ID = 4;
export const PAYLOAD_TYPE = 102;

export interface Peer {
  readonly connection: PeerConnection;
  readonly track: Track;
}

/** What nobody holds is collected, and its line closed. */
const open: Peer[] = [];

/** One end of a line without a browser, which has no camera and draws nothing. */
export async function openPeer(
  direction: 'SendOnly' | 'RecvOnly',
  { url, token }: { url: string; token: string },
  onMessage: (bytes: Buffer) => void,
  layers: readonly string[] = [],
): Promise<Peer> {
  const connection = new PeerConnection('peer', { iceServers: [], disableAutoNegotiation: true });
  const video = new Video('0', direction);
  video.addH264Codec(PAYLOAD_TYPE, 'profile-level-id=42e01f;packetization-mode=1;level-asymmetry-allowed=1');
  const track = connection.addTrack(video);
  track.onMessage(onMessage);
  connection.setLocalDescription('offer');
  if (connection.gatheringState() !== 'complete') {
    await new Promise<void>((resolve) => {
      connection.onGatheringStateChange((state) => state === 'complete' && resolve());
    });
  }
  const offer = `${connection.localDescription()?.sdp}${offered(layers).join('\r\n')}\r\n`;
  const opened = new Promise<void>((resolve) => track.onOpen(resolve));
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
    body: offer,
  });
  const answer = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${answer}`);
  connection.setRemoteDescription(answer, 'answer');
  await Promise.race([opened, late()]);
  const peer = { connection, track };
  open.push(peer);
  return peer;
}

/** What the native description does not say. */
const offered = (layers: readonly string[]): string[] => [
  `a=extmap:${COUNTER_ID} ${counter}`,
  ...(layers.length === 0
    ? []
    : [
        `a=extmap:${LAYER_ID} ${layerName}`,
        ...layers.map((layer) => `a=rid:${layer} send`),
        `a=simulcast:send ${layers.join(';')}`,
      ]),
];

const OPEN_WITHIN_MS = 10_000;

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the line did not open in 10 s')), OPEN_WITHIN_MS).unref();
  });
}
