import { readRtcp } from '@souk/broadcast/rtcp/read.ts';
import { type Arrival, writeTransportFeedback } from '@souk/broadcast/rtcp/transport-feedback.ts';
import { startsKeyFrame } from '@souk/broadcast/rtp/key-frame.ts';
import { extensionNumber, isRtcp, parseRtp } from '@souk/broadcast/rtp/packet.ts';
import { distance16 } from '@souk/broadcast/rtp/sequence.ts';
import type { WatchDoor } from './forwarding.ts';
import { openJanusPeer } from './janus-peer.ts';
import { COUNTER_ID, openPeer } from './peer.ts';

// Viewers in a process of their own. They say what arrived as browsers do, and count.
const figures = { received: 0, lost: 0, delays: [] as number[], firstFrames: [] as number[] };
const RETAINED_DELAYS = 200_000;
const AT_ONCE = 25;

async function watch(door: WatchDoor): Promise<void> {
  // A libdatachannel client waits a second in its handshake, which browsers do not: joining begins after it.
  let openedAt = performance.now();
  let last: number | undefined;
  let arrivals: Arrival[] = [];
  let messages = 0;
  let hasPicture = false;
  const take = (bytes: Buffer) => {
    if (isRtcp(bytes)) return void readRtcp(bytes);
    const packet = parseRtp(bytes);
    if (!packet) return;
    figures.received += 1;
    if (!hasPicture && startsKeyFrame('H264', packet)) {
      hasPicture = true;
      figures.firstFrames.push(performance.now() - openedAt);
    }
    if (last !== undefined) figures.lost += Math.max(0, distance16(last, packet.sequence) - 1);
    last = packet.sequence;
    const sentAt = bytes.readDoubleBE(packet.end - 8);
    if (figures.delays.length < RETAINED_DELAYS)
      figures.delays.push(performance.timeOrigin + performance.now() - sentAt);
    const number = extensionNumber(packet, COUNTER_ID);
    if (number !== undefined) arrivals.push({ sequence: number, at: performance.now() });
  };
  const { track } = await (door.speaks === 'janus'
    ? openJanusPeer(door.url, take)
    : openPeer('RecvOnly', door, take));
  if (!hasPicture) openedAt = performance.now();
  setInterval(() => {
    if (arrivals.length === 0 || !track.isOpen()) return;
    arrivals.sort((one, other) => distance16(other.sequence, one.sequence));
    messages += 1;
    track.sendMessageBinary(writeTransportFeedback(arrivals, messages, 1));
    arrivals = [];
  }, 100);
}

process.on('message', async (message: { doors?: WatchDoor[] }) => {
  if (message.doors) {
    const { doors } = message;
    for (let n = 0; n < doors.length; n += AT_ONCE) await Promise.all(doors.slice(n, n + AT_ONCE).map(watch));
    process.send?.({ ready: true });
    return;
  }
  process.send?.(figures);
  Object.assign(figures, { received: 0, lost: 0, delays: [] });
});
process.on('disconnect', () => process.exit(0));
