import { MediaStreamTrack, RTCPeerConnection, RtpHeader, RtpPacket, useH264, useOPUS } from 'werift';

/** 640×360, constrained baseline. */
const parameterSets = Buffer.from('18000a6742c01fda0280bfe540000468ce3c80', 'hex');
const PICTURE_MS = 40;

/** The payloads of one picture after the other. */
export interface Pictures {
  next(): Buffer[];
  wantKeyFrame(): void;
}

/** Pictures nobody could look at, but which go through everything as real ones do. */
function meaningless(): Pictures {
  let wantsKeyFrame = true;
  return {
    wantKeyFrame() {
      wantsKeyFrame = true;
    },
    next() {
      const slice = Buffer.concat([Buffer.from([wantsKeyFrame ? 0x65 : 0x41]), Buffer.alloc(600, 7)]);
      const payloads = wantsKeyFrame ? [parameterSets, slice] : [slice];
      wantsKeyFrame = false;
      return payloads;
    },
  };
}

/** A host without a browser, by a client that is not ours. */
export async function openHost({
  url,
  token,
  pictures = meaningless(),
}: {
  url: string;
  token: string;
  pictures?: Pictures;
}) {
  const connection = new RTCPeerConnection({
    codecs: {
      video: [
        useH264({
          payloadType: 102,
          parameters: 'level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f',
        }),
      ],
      audio: [useOPUS({ payloadType: 111 })],
    },
    iceServers: [],
    bundlePolicy: 'max-bundle',
  });
  const [video, audio] = [new MediaStreamTrack({ kind: 'video' }), new MediaStreamTrack({ kind: 'audio' })];
  const sending = connection.addTransceiver(video, { direction: 'sendonly' });
  connection.addTransceiver(audio, { direction: 'sendonly' });
  sending.sender.onPictureLossIndication.subscribe(() => pictures.wantKeyFrame());
  await connection.setLocalDescription(await connection.createOffer());
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
    body: connection.localDescription?.sdp ?? '',
  });
  const answer = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${answer}`);
  await connection.setRemoteDescription({ type: 'answer', sdp: answer });

  const begun = performance.now();
  const numbers = { video: 0, audio: 0 };
  let soundTo = 0;
  const send = (kind: 'video' | 'audio', payload: Buffer, timestamp: number, marker: boolean) => {
    const payloadType = kind === 'video' ? 102 : 111;
    const sequenceNumber = numbers[kind] & 0xffff;
    numbers[kind] += 1;
    const header = new RtpHeader({ payloadType, sequenceNumber, timestamp, marker });
    (kind === 'video' ? video : audio).writeRtp(new RtpPacket(header, payload));
  };
  const timer = setInterval(() => {
    const elapsed = performance.now() - begun;
    const timestamp = Math.round(elapsed * 90);
    const payloads = pictures.next();
    for (const [n, payload] of payloads.entries()) {
      send('video', payload, timestamp, n === payloads.length - 1);
    }
    for (; soundTo < elapsed; soundTo += 20) {
      send('audio', Buffer.concat([Buffer.from([0xfc]), Buffer.alloc(40, 9)]), soundTo * 48, false);
    }
  }, PICTURE_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await connection.close();
    },
  };
}
