import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FrameSender } from './frame-sender.ts';
import { Rounds } from './rounds.ts';

test('who hears of several things in one round is sent them together, in their order', async () => {
  using rounds = new TestRounds();
  const { sent, sender } = someone(rounds);
  rounds.atNext(() => sender.sendInTurn(Buffer.from('a bid')));
  rounds.atNext(() => sender.sendInTurn(Buffer.from('a line of chat')));
  await turn();
  expect(sent).toEqual([['a bid', 'a line of chat']]);
});

test('what is sent at once comes after what waits already', () => {
  using rounds = new TestRounds();
  const { sent, sender } = someone(rounds);
  sender.sendInTurn(Buffer.from('a bid'));
  expect(sender.waiting).toBe(5);
  sender.send('an answer');
  expect(sent).toEqual([['a bid'], ['an answer']]);
  expect(sender.waiting).toBe(0);
});

test('a goodbye comes after what was told before it, and who is gone is sent nothing', async () => {
  using rounds = new TestRounds();
  const going = someone(rounds);
  const gone = someone(rounds);
  for (const { sender } of [going, gone]) sender.sendInTurn(Buffer.from('a bid'));
  going.sender.close('going');
  gone.sender.drop();
  await turn();
  expect(going.sent).toEqual([['a bid'], ['going']]);
  expect(gone.sent).toEqual([]);
});

test('somebody who cannot be told keeps nobody else from hearing it, in this round or the next', async () => {
  const failed: unknown[] = [];
  using rounds = new TestRounds((error) => failed.push(error));
  const { sent, sender } = someone(rounds);
  const broken = () => {
    throw new Error('broken');
  };
  for (const word of ['a bid', 'another']) {
    rounds.atNext(broken);
    rounds.add({ flush: broken });
    sender.sendInTurn(Buffer.from(word));
    await expect.poll(() => sent.at(-1)).toEqual([word]);
  }
  expect(failed).toHaveLength(4);
});

test('while many are told, others have their turn', async () => {
  using rounds = new TestRounds();
  let told = 0;
  const all = Promise.withResolvers<void>();
  const slow = () => {
    busyFor(0.01);
    told += 1;
  };
  rounds.atNext(() => {
    for (let n = 0; n < 1_000; n += 1) rounds.add({ flush: slow });
    rounds.add({ flush: all.resolve });
  });
  await turn();
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThan(1_000);
  await all.promise;
  expect(told).toBe(1_000);
});

test('what comes during a round that takes long waits for a moment, and is told then', async () => {
  using rounds = new TestRounds();
  const began: number[] = [];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const tell = (done: () => void) => () => {
    began.push(performance.now());
    const flush = () => {
      busyFor(20);
      done();
    };
    rounds.add({ flush });
  };
  rounds.atNext(tell(first.resolve));
  await first.promise;
  rounds.atNext(tell(second.resolve));
  await second.promise;
  const [one = 0, two = 0] = began;
  // Sending took 20 of them; a timer may be early by one.
  expect(two - one).toBeGreaterThan(25);
});

class TestRounds extends Rounds implements Disposable {
  constructor(onError: (error: unknown) => void = () => undefined) {
    super(onError);
  }

  [Symbol.dispose](): void {
    this.stop();
  }
}

function someone(rounds: Rounds) {
  const sent: string[][] = [];
  const transport = {
    waiting: 0,
    send: (frame: string) => void sent.push([frame]),
    sendTogether: (frames: readonly Buffer[]) => void sent.push(frames.map(String)),
    close: (reason: string) => void sent.push([reason]),
  };
  return { sent, sender: new FrameSender(transport, rounds) };
}

function busyFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
