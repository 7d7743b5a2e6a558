import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, useOPUS } from 'werift';

export interface Opened {
  status: number;
  sdp: string;
}

const EVERY_MS = 20;

/** Sends sound without a browser, with a client that is not ours, until it is closed. */
export async function publishSound(knock: (sdp: string) => Promise<Opened>) {
  const connection = new RTCPeerConnection({ codecs: { audio: [useOPUS()] }, iceServers: [] });
  const track = new MediaStreamTrack({ kind: 'audio' });
  connection.addTransceiver(track, { direction: 'sendonly' });
  await connection.setLocalDescription(await connection.createOffer());
  const { status, sdp } = await knock(connection.localDescription?.sdp ?? '');
  if (status !== 201) {
    await connection.close();
    throw new Error(`the door answered ${status}`);
  }
  await connection.setRemoteDescription({ type: 'answer', sdp });
  let sequence = 0;
  const timer = setInterval(() => {
    sequence += 1;
    const header = new RtpHeader({ sequenceNumber: sequence & 0xffff, timestamp: sequence * 960, ssrc: 77 });
    track.writeRtp(new RtpPacket(header, Buffer.from([0xf8, 0xff, 0xfe])));
  }, EVERY_MS);
  const stop = async () => {
    clearInterval(timer);
    await connection.close();
  };
  return { connection, stop, [Symbol.asyncDispose]: stop };
}
