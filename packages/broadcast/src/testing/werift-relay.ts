import { MediaStreamTrack, RTCPeerConnection, useH264, useOPUS } from 'werift';
import type { DoorData } from './browser.ts';

const parameters = 'level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f';
const open = () =>
  new RTCPeerConnection({
    codecs: { video: [useH264({ payloadType: 102, parameters })], audio: [useOPUS()] },
    iceServers: [],
    bundlePolicy: 'max-bundle',
  });

/** Watches one show and publishes it as another, with a client that is not ours. */
export async function carryOver(from: DoorData, to: DoorData) {
  const [viewer, publisher] = [open(), open()];
  const video = new MediaStreamTrack({ kind: 'video' });
  const audio = new MediaStreamTrack({ kind: 'audio' });
  const sending = publisher.addTransceiver(video, { direction: 'sendonly' });
  publisher.addTransceiver(audio, { direction: 'sendonly' });
  const counted = { packets: 0, keyFrameRequests: 0 };

  const receiving = viewer.addTransceiver('video', { direction: 'recvonly' });
  viewer.addTransceiver('audio', { direction: 'recvonly' });
  viewer.onTrack.subscribe((track) => {
    const out = track.kind === 'video' ? video : audio;
    track.onReceiveRtp.subscribe((packet) => {
      counted.packets += 1;
      out.writeRtp(packet.clone());
    });
  });
  sending.sender.onPictureLossIndication.subscribe(() => {
    counted.keyFrameRequests += 1;
    const { ssrc } = receiving.receiver.tracks[0] ?? {};
    if (ssrc) void receiving.receiver.sendRtcpPLI(ssrc);
  });
  const watching = await negotiate(viewer, from);
  const publishing = await negotiate(publisher, to);
  return {
    ...{ counted, watching, publishing },
    async [Symbol.asyncDispose]() {
      await Promise.all([viewer.close(), publisher.close()]);
    },
  };
}

async function negotiate(connection: RTCPeerConnection, { url, token }: DoorData) {
  await connection.setLocalDescription(await connection.createOffer());
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
    body: connection.localDescription?.sdp ?? '',
  });
  const answer = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${answer}`);
  await connection.setRemoteDescription({ type: 'answer', sdp: answer });
  const leave = () =>
    fetch(new URL(response.headers.get('location')!, url), {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
  return { status: response.status, answer, leave };
}
