import { randomUUID } from 'node:crypto';
import { PeerConnection, type Track } from 'node-datachannel';

/** What nobody holds is collected, and its line closed. */
const open: unknown[] = [];

/** A viewer of Janus's streaming plugin, which offers, and is answered. */
export async function openJanusPeer(
  url: string,
  onMessage: (bytes: Buffer) => void,
): Promise<{ track: Track }> {
  const post = async (path: string, data: object) => {
    const body = JSON.stringify({ ...data, transaction: randomUUID() });
    return (await (await fetch(`${url}${path}`, { method: 'POST', body })).json()) as {
      data: { id: number };
    };
  };
  const session = `/${(await post('', { janus: 'create' })).data.id}`;
  const plugin = { janus: 'attach', plugin: 'janus.plugin.streaming' };
  const handle = `${session}/${(await post(session, plugin)).data.id}`;
  await post(handle, { janus: 'message', body: { request: 'watch', id: 1 } });
  const offer = await offerOf(`${url}${session}`);
  const connection = new PeerConnection('viewer', { iceServers: [], disableAutoNegotiation: true });
  const opened = Promise.withResolvers<Track>();
  connection.onTrack((track) => {
    track.onMessage(onMessage);
    track.onOpen(() => opened.resolve(track));
    open.push(connection, track);
  });
  connection.setRemoteDescription(offer, 'offer');
  connection.setLocalDescription('answer');
  while (connection.gatheringState() !== 'complete') await new Promise((resolve) => setTimeout(resolve, 5));
  const sdp = connection.localDescription()?.sdp ?? '';
  await post(handle, { janus: 'message', body: { request: 'start' }, jsep: { type: 'answer', sdp } });
  const late = setTimeout(() => opened.reject(new Error('the line did not open in 10 s')), 10_000);
  const track = await opened.promise;
  clearTimeout(late);
  return { track };
}

async function offerOf(session: string): Promise<string> {
  while (true) {
    const event = (await (await fetch(session)).json()) as { jsep?: { sdp: string }; plugindata?: unknown };
    if (event.jsep) return event.jsep.sdp;
  }
}
