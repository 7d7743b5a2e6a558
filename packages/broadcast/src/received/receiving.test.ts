import { expect, test } from 'vitest';
import { Relay } from '../relay/relay.ts';
import { memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { openRelayProcess } from '../testing/relay-process.ts';
import { rtpBytes } from '../testing/rtp-bytes.ts';
import { openSpoolFolder } from '../testing/spool-folder.ts';
import { openHost } from '../testing/werift-host.ts';

const patient = { timeout: 15_000 };

/** A relay that carries shows, and one that takes them in from it. */
async function openBoth() {
  const engine = await openRelayProcess();
  const spool = await openSpoolFolder();
  const settings = { key: engine.key.toString('base64'), spool: spool.folder };
  const relay = await openRelayProcess({ ...settings, receivesFrom: `${engine.url}/whep` });
  return {
    ...{ engine, relay, spool },
    show: async () => (await relay.statistics()).shows[0],
    isOnAir: async () => (await relay.statistics()).shows[0]?.isOnAir ?? false,
    async [Symbol.asyncDispose]() {
      for (const part of [relay, engine, spool]) await part[Symbol.asyncDispose]();
    },
  };
}

test('what another engine carries is on air while somebody sends it, and is recorded', {
  tags: 'whole',
  timeout: 60_000,
}, async () => {
  await using both = await openBoth();
  const { engine, relay, spool } = both;
  await relay.receive([{ show: 'a', who: 'ana' }]);
  await relay.record('a', { number: 0, startedAt: null, seconds: 0 });
  // A line stands, over which the engine says something every second, and nobody sends.
  await expect.poll(async () => (await engine.statistics()).shows[0]?.viewers.length, patient).toBe(1);
  expect(await both.isOnAir()).toBe(false);
  const host = await openHost(engine.publishDoor('a'));
  await expect.poll(both.isOnAir, patient).toBe(true);
  expect((await both.show())?.who).toBe('ana');
  await expect.poll(async () => (await spool.segments('a')).length, patient).toBeGreaterThan(0);
  const [first] = await spool.segments('a');
  expect(first?.init).toMatchObject({ width: 640, height: 360 });
  await host[Symbol.asyncDispose]();
  await expect.poll(both.isOnAir, patient).toBe(false);

  // Neither has to know that the other one died.
  await engine.kill();
  await engine.start();
  await using _back = await openHost(engine.publishDoor('a'));
  await expect.poll(both.isOnAir, patient).toBe(true);
  await relay.receive([]);
  await expect.poll(async () => (await engine.statistics()).shows[0]?.viewers.length, patient).toBe(0);
});

test('the line to another engine stays as another sender comes there, in another codec', async () => {
  const { opened, open } = memoryTransports();
  const relay = new Relay({ openTransport: open });
  const answer = async () => offerText({ direction: 'sendonly' });
  await relay.receive({ show: 'a', who: 'ana', openTransport: open, answer, onClosed: () => undefined });
  const [line] = opened;
  line?.events.connected();
  const codecs = () =>
    [...(relay.shows.get('a')?.publisher?.streams.values() ?? [])].map(({ line: { codec } }) => codec);
  for (const { payloadType, codec } of [
    { payloadType: 102, codec: 'H264' },
    { payloadType: 96, codec: 'VP8' },
  ]) {
    const payload = Buffer.from([0x10, 0x10, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0x68, 1, 9]);
    line?.events.rtp(rtpBytes({ payloadType, sequence: payloadType, timestamp: 0, ssrc: 7, payload }));
    expect(codecs()).toEqual([codec]);
  }
  relay.close();
});
