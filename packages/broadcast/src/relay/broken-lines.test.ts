import { expect, test } from 'vitest';
import { memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { Relay } from './relay.ts';

const picture = (sequence: number) =>
  rtpBytes({
    ...{ payloadType: 102, sequence, timestamp: sequence * 3_600, ssrc: 77 },
    extensions: { 3: Buffer.from([0, sequence]), 4: Buffer.from('f') },
    payload: Buffer.from([0x65, 1, 2, 3]),
  });

test('a line on which something breaks is closed, and everyone else’s goes on', async () => {
  const { opened, open } = memoryTransports();
  const broken: string[] = [];
  const relay = new Relay({
    openTransport: open,
    onBroken: (_, { kind, who }) => broken.push(`${kind} ${who}`),
  });
  try {
    const host = await relay.publish({ show: 's', who: 'host', sdp: offerText({ layers: ['f'] }) });
    const sick = await relay.watch({ show: 's', who: 'sick', sdp: offerText({ direction: 'recvonly' }) });
    const well = await relay.watch({ show: 's', who: 'well', sdp: offerText({ direction: 'recvonly' }) });
    for (const { events } of opened) events.connected();
    const [fromHost, toSick, toWell] = opened;
    toSick!.send = () => {
      throw new Error('no such line');
    };
    for (const sequence of [1, 2, 3]) fromHost!.events.rtp(picture(sequence));
    expect([sick.session.closedFor, well.session.closedFor, host.session.closedFor]).toEqual([
      'line-lost',
      undefined,
      undefined,
    ]);
    expect(toWell!.sent.length).toBeGreaterThan(2);

    fromHost!.send = toSick!.send;
    await expect.poll(() => host.session.closedFor).toBe('line-lost');
    expect(well.session.closedFor).toBeUndefined();
    expect(broken).toEqual(['watch sick', 'publish host']);
  } finally {
    relay.close();
  }
});
