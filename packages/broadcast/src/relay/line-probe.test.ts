import { expect, test } from 'vitest';
import { LineMeter } from './line-figures.ts';
import { LineProbe } from './line-probe.ts';

const MEDIA_KBPS = 180;
const PADDING_BYTES = 275;
const STEP_MS = 50;
const DELAY_MS = 40;

interface Arriving {
  sequence: number;
  at: number;
}

/** A line that carries so much and keeps what is more in a queue; what `ask` more is sent, for two seconds. */
function probeOver(kbps: number, ask: number, { answers = true } = {}) {
  const meter = new LineMeter();
  const arriving: Arriving[] = [];
  let now = 0;
  let isFreeAt = 0;
  let padded = 0;
  const send = (bytes: number) => {
    isFreeAt = Math.max(now, isFreeAt) + (bytes * 8) / kbps;
    arriving.push({ sequence: meter.next, at: isFreeAt + DELAY_MS });
    meter.count(bytes, now);
  };
  const probe = new LineProbe({
    meter,
    pad(bytes) {
      for (let left = bytes; left > 0; left -= PADDING_BYTES) send(PADDING_BYTES);
      padded += bytes;
    },
  });
  for (; now < 4_000; now += STEP_MS) {
    send((MEDIA_KBPS * STEP_MS) / 8);
    if (now === 2_000) probe.begin(ask);
    probe.goOn(now);
    const arrived = arriving.filter(({ at }) => at <= now);
    arriving.splice(0, arrived.length);
    if (answers || now < 2_000) meter.hear({ received: arrived, count: arrived.length, lost: 0 }, now);
  }
  return { carried: probe.carried, padded };
}

test('a line that is wide enough carries what it is asked for', () => {
  expect(probeOver(700, 400).carried).toBe(true);
  expect(probeOver(4_000, 1_900).carried).toBe(true);
});

test('one that is too thin is found out before much is in it', () => {
  const { carried, padded } = probeOver(260, 1_900);
  expect(carried).toBe(false);
  expect(padded).toBeLessThan(50_000);
  expect(probeOver(260, 400).carried).toBe(false);
});

test('who does not answer is taken for a thin line', () => {
  expect(probeOver(4_000, 400, { answers: false }).carried).toBe(false);
});
