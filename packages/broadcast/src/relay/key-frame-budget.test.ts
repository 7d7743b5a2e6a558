import { expect, test } from 'vitest';
import { readRtcp } from '../rtcp/read.ts';
import { writeKeyFrameRequest } from '../rtcp/write.ts';
import { memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { KeyFrameBudget } from './key-frame-budget.ts';
import { Relay } from './relay.ts';

/** What is asked for every half second: `k` a key frame, `.` nothing. `w` wants one, `s` changes its layer, `c` got one. */
function asked(moments: string): string {
  const budget = new KeyFrameBudget(0);
  return [...moments]
    .map((moment, n) => {
      if (moment === 's') budget.switched();
      if (moment === 'c') budget.came();
      if (moment === 'w' || moment === 's') budget.want();
      return budget.takes(n * 500) ? 'k' : '.';
    })
    .join('');
}

test('a viewer gets what a bad moment takes, then a key frame every three seconds', () => {
  expect(asked('wwwwwwwwwwwwwwww')).toBe('kkk...k.....k...');
});

test('who waits for one gets it when its time has come, without asking again, unless one has come', () => {
  expect(asked('wwww...')).toBe('kkk...k');
  expect(asked('wwwwc..')).toBe('kkk....');
});

test('a change of layer has one in any case', () => {
  expect(asked('wwws..')).toBe('kkkk..');
});

test('one viewer who asks all the time has others get few key frames for it', async () => {
  const { opened, open } = memoryTransports();
  let now = 0;
  const relay = new Relay({ openTransport: open, now: () => now });
  try {
    await relay.publish({ show: 's', who: 'host', sdp: offerText({ video: ['H264'] }) });
    await relay.watch({ show: 's', who: 'mean', sdp: offerText({ direction: 'recvonly' }) });
    const [host, mean] = opened;
    host!.events.connected();
    mean!.events.connected();
    for (let n = 0; n < 600; n += 1) {
      now += 50;
      const payload = Buffer.from([n === 0 ? 0x65 : 0x41, 1, 2, 3]);
      host!.events.rtp(rtpBytes({ payloadType: 102, sequence: n, timestamp: n * 4_500, ssrc: 7, payload }));
      mean!.events.rtcp(writeKeyFrameRequest(1));
      relay.shows.get('s')!.publisher!.tellArrivals();
    }
    const asks = host!.sent.flatMap(readRtcp).filter(({ kind }) => kind === 'key-frame-request');
    // In half a minute: at once three, ten later, and what it takes to join.
    expect(asks.length).toBeGreaterThan(9);
    expect(asks.length).toBeLessThan(16);
  } finally {
    relay.close();
  }
});
