import { expect, test } from 'vitest';
import { collectGarbage } from '../testing/collect-garbage.ts';
import { memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { freeUdpPort } from '../testing/relay-process.ts';
import { publishSound } from '../testing/werift-publisher.ts';
import { iceTransports } from '../transport/ice-transport.ts';
import { Relay } from './relay.ts';
import { statisticsOf } from './statistics.ts';

const LINES = 4;

/** A host who sends for a moment and is gone: what is left of their line. */
async function comeAndGo(relay: Relay, who: string): Promise<WeakRef<object>> {
  const opened: WeakRef<object>[] = [];
  await using _host = await publishSound(async (sdp) => {
    const answered = await relay.publish({ show: 's', who, sdp });
    opened.push(new WeakRef(answered.session));
    return { status: 201, sdp: answered.sdp };
  });
  await expect.poll(() => statisticsOf(relay).shows[0]?.streams[0]?.packets).toBeGreaterThan(0);
  relay.endShow('s');
  return opened[0]!;
}

test('of lines that are over, whatever they had received, nothing stays', { timeout: 60_000 }, async () => {
  const port = await freeUdpPort();
  const relay = new Relay({ openTransport: iceTransports({ port, bindAddress: '127.0.0.1' }) });
  try {
    const lines: WeakRef<object>[] = [];
    for (let n = 0; n < LINES; n += 1) lines.push(await comeAndGo(relay, `host ${n}`));
    await expect
      .poll(() => {
        collectGarbage();
        return lines.filter((line) => line.deref()).length;
      })
      .toBe(0);
  } finally {
    relay.close();
  }
});

test('why a line was closed is remembered for minutes, and nothing of the line itself', async () => {
  const { open } = memoryTransports();
  let now = 0;
  const relay = new Relay({ openTransport: open, now: () => now });
  try {
    const watch = async () => {
      const asking = { show: 's', who: 'ana', sdp: offerText({ direction: 'recvonly' }) };
      const { session } = await relay.watch(asking);
      session.close('left');
      return session;
    };
    const first = await watch();
    now += 4 * 60_000;
    await watch();
    const { id } = first;
    expect(relay.find(id)).toEqual({
      ...{ id, kind: 'watch', show: 's', who: 'ana', iceUser: 'abcd', closedFor: 'left' },
    });
    now += 2 * 60_000;
    await watch();
    expect(relay.find(id)).toBeUndefined();
  } finally {
    relay.close();
  }
});
