import { expect, test } from 'vitest';
import { memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { Relay } from './relay.ts';

const key = Buffer.from([0x65, 1, 2, 3]);
const change = Buffer.from([0x41, 4, 5, 6]);
const sound = Buffer.from([0xfc, 7, 8, 9]);

test('of a further picture nobody gets anything before it was said what is withheld, also once its show was over', async () => {
  const { opened, open } = memoryTransports();
  const relay = new Relay({ openTransport: open });
  const got = async (show: string, tell: () => void) => {
    await relay.publish({ show, who: 'guest', sdp: offerText() });
    const { events } = opened.at(-1)!;
    events.connected();
    await relay.watch({ show, who: 'noor', sdp: offerText({ direction: 'recvonly' }) });
    const viewer = opened.at(-1)!;
    viewer.events.connected();
    tell();
    for (const [n, payload] of [key, change, sound].entries()) {
      const [payloadType, ssrc] = payload === sound ? [111, 8] : [102, 7];
      events.rtp(rtpBytes({ payloadType, sequence: n, timestamp: n * 3_000, ssrc, payload }));
    }
    return [key, sound].map((part) => viewer.sent.filter((bytes) => bytes.includes(part)).length);
  };
  try {
    expect(await got('s', () => undefined)).toEqual([1, 1]);
    expect(await got('s.1', () => undefined)).toEqual([0, 0]);
    expect(await got('s.1', () => relay.withhold('s.1', new Set()))).toEqual([1, 1]);
    relay.endShow('s');
    expect(await got('s.1', () => undefined)).toEqual([0, 0]);
    expect(await got('s', () => undefined)).toEqual([1, 1]);
  } finally {
    relay.close();
  }
});

test('what is withheld reaches no viewer, whoever comes when, and a picture goes on with a key frame', async () => {
  const { opened, open } = memoryTransports();
  const relay = new Relay({ openTransport: open });
  try {
    await relay.publish({ show: 's.1', who: 'guest', sdp: offerText() });
    const { events } = opened[0]!;
    const join = async (who: string) => {
      await relay.watch({ show: 's.1', who, sdp: offerText({ direction: 'recvonly' }) });
      const viewer = opened.at(-1)!;
      viewer.events.connected();
      return (part: Buffer) => viewer.sent.filter((bytes) => bytes.includes(part)).length;
    };
    relay.withhold('s.1', new Set(['audio']));
    events.connected();
    const early = await join('early');
    let sequence = 0;
    const send = (payload: Buffer) => {
      sequence += 1;
      const [payloadType, ssrc] = payload === sound ? [111, 8] : [102, 7];
      events.rtp(rtpBytes({ payloadType, sequence, timestamp: sequence * 3_000, ssrc, payload }));
    };
    for (const part of [key, change, sound]) send(part);
    expect([key, change, sound].map(early)).toEqual([1, 1, 0]);

    relay.withhold('s.1', new Set(['video']));
    const late = await join('late');
    for (const part of [key, change, sound]) send(part);
    expect([key, change, sound].map(early)).toEqual([1, 1, 1]);
    expect([key, change, sound].map(late)).toEqual([0, 0, 1]);

    relay.withhold('s.1', new Set());
    for (const part of [change, key, change, sound]) send(part);
    expect([key, change, sound].map(early)).toEqual([2, 2, 2]);
    expect([key, change, sound].map(late)).toEqual([1, 1, 2]);
  } finally {
    relay.close();
  }
});
