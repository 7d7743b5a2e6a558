import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServerFrame } from '../protocol.ts';
import { type Doc, query, runQuery } from '../query.ts';
import { Audiences } from './audiences.ts';
import type { Frame } from './frame.ts';
import { Outgoing } from './outgoing.ts';
import { Rounds } from './rounds.ts';
import type { ChangedDoc } from './store.ts';

const runs = process.env.FIGURES === 'long' ? 50_000 : 3_000;
const { collection } = query.parse({ collection: 'rooms/7/messages' });

const doc = fc.integer({ min: 0, max: 7 });
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ op: fc.constant('set' as const), doc, score: doc, spot: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('delete' as const), doc }) },
  ...(['tell', 'send', 'read'] as const).map((op) => ({
    weight: 1,
    arbitrary: fc.record({ op: fc.constant(op) }),
  })),
);
const asked = fc.record({
  order: fc.constantFrom([['score', 'down']], [['score', 'up']], [['$born', 'down']], []),
  limit: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  where: fc.constantFrom([], [['spot', '==', true]], [['score', '>', 3]]),
});

/** What a client shows of the frames that came to it. */
function clientOf(wanted: ReturnType<typeof query.parse>) {
  let shown = new Map<string, Doc>();
  return {
    shows: () => [...shown.values()],
    take(bytes: Buffer) {
      const frame = JSON.parse(bytes.toString()) as ServerFrame;
      if (frame.op !== 'change') throw new Error(frame.op);
      for (const one of frame.docs)
        if ('gone' in one) shown.delete(one.id);
        else shown.set(one.id, one);
      shown = new Map(runQuery(wanted, shown.values()).map((one) => [one.id, one]));
    },
  };
}

/** Sends when it is told to. */
function heldBack(take: (bytes: Buffer) => void): Outgoing {
  const rounds = new Rounds(() => undefined);
  rounds.stop();
  const sendTogether = (frames: readonly Frame[]) => {
    for (const { bytes } of frames) take(bytes);
  };
  return new Outgoing({ waiting: 0, send: () => undefined, sendTogether, close: () => undefined }, rounds);
}

test('who is told several changes as one ends with the same as who is told each', () => {
  fc.assert(
    fc.property(asked, fc.array(act, { minLength: 5, maxLength: 60 }), (given, acts) => {
      const wanted = query.parse({ collection, ...given });
      const audience = new Audiences().add(1, wanted);
      const [each, joined] = [clientOf(wanted), clientOf(wanted)];
      const outgoing = heldBack(joined.take);
      audience.load([], 0);
      audience.listeners.add({
        take(frame) {
          each.take(frame.bytes);
          outgoing.sendInTurn(frame);
        },
      });
      const docs = new Map<string, Doc>();
      let due: ChangedDoc[] = [];
      let seq = 0;
      const tell = () => {
        if (audience.isWhole) audience.take(due, seq);
        due = [];
      };
      const read = () => {
        if (!audience.isWhole) audience.load(runQuery(wanted, docs.values()), seq);
      };
      for (const one of acts) {
        if ('doc' in one) {
          seq += 1;
          const id = `d${one.doc}`;
          const born = docs.get(id)?.born ?? seq;
          const data = one.op === 'set' ? { score: one.score, spot: one.spot } : null;
          if (data) docs.set(id, { id, data, seq, born });
          else docs.delete(id);
          due.push({ collection, id, data, seq, born });
        } else if (one.op === 'tell') tell();
        else if (one.op === 'read') read();
        else outgoing.flush();
      }
      tell();
      read();
      outgoing.flush();
      const now = runQuery(wanted, docs.values());
      expect(each.shows()).toEqual(now);
      expect(joined.shows()).toEqual(now);
    }),
    { numRuns: runs },
  );
});
