import { readRtcp } from '@souk/broadcast/rtcp/read.ts';
import { isRtcp } from '@souk/broadcast/rtp/packet.ts';
import { COUNTER_ID, openPeer, PAYLOAD_TYPE } from './peer.ts';

const PACKET_BYTES = 1_200;
const FRAMES_PER_SECOND = 25;

/** Publishes what looks like a show of so many bits a second; each packet says when it was sent. */
export async function startSource(door: { url: string; token: string }, bitsPerSecond: number) {
  let wantsKey = true;
  let sequence = 0;
  let timestamp = 0;
  const { connection, track } = await openPeer('SendOnly', door, (bytes) => {
    if (!isRtcp(bytes)) return;
    if (readRtcp(bytes).some(({ kind }) => kind === 'key-frame-request')) wantsKey = true;
  });
  const packetsPerFrame = Math.round(bitsPerSecond / 8 / PACKET_BYTES / FRAMES_PER_SECOND);
  const frame = () => {
    timestamp = (timestamp + 90_000 / FRAMES_PER_SECOND) >>> 0;
    for (let n = 0; n < packetsPerFrame; n += 1) {
      const bytes = Buffer.alloc(PACKET_BYTES);
      bytes[0] = 0x90;
      bytes[1] = PAYLOAD_TYPE | (n === packetsPerFrame - 1 ? 0x80 : 0);
      sequence = (sequence + 1) & 0xffff;
      bytes.writeUInt16BE(sequence, 2);
      bytes.writeUInt32BE(timestamp, 4);
      bytes.writeUInt32BE(77, 8);
      bytes.writeUInt32BE(0xbede0001, 12);
      bytes[16] = (COUNTER_ID << 4) | 1;
      bytes.writeUInt16BE(sequence, 17);
      bytes[20] = n === 0 && wantsKey ? 0x65 : 0x61;
      bytes.writeDoubleBE(performance.timeOrigin + performance.now(), PACKET_BYTES - 8);
      track.sendMessageBinary(bytes);
    }
    wantsKey = false;
  };
  const timer = setInterval(frame, 1_000 / FRAMES_PER_SECOND);
  return {
    stop() {
      clearInterval(timer);
      connection.close();
    },
  };
}
