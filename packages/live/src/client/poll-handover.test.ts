import { expect, test } from 'vitest';
import type { SentFrame, ServerFrame, WireDoc } from '../protocol.ts';
import { LiveClient } from './client.ts';
import { pollLink } from './poll-link.ts';

const collection = 'rooms/7/messages';
const doc = (id: string, seq: number, spot: boolean): WireDoc => ({ id, data: { spot }, seq, born: seq });
const welcome: ServerFrame = { op: 'welcome', protocol: 1, who: 'ana', epoch: 'one' };
const all = doc('a', 1, true);
const missed = doc('b', 2, true);
const last = doc('c', 3, false);

interface Poll {
  resume?: string[];
  frames: string[];
}

/** A client of two lists, on servers that answer its polls with what a test has them say. */
function openClient() {
  const polls: Array<{ said: SentFrame[]; answer: (response: Response) => void }> = [];
  const ask: typeof fetch = (_, init) => {
    const { resume = [], frames } = JSON.parse(String(init?.body)) as Poll;
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    const said = [...resume, ...frames].map((text) => JSON.parse(text) as SentFrame);
    polls.push({ said, answer: resolve });
    return promise;
  };
  const client = new LiveClient({ link: pollLink('', ask), token: () => 'ana', random: () => 0 });
  let spots: string[] = [];
  client.listen({ collection, order: [['$born', 'down']], limit: 20 }, () => undefined);
  client.listen({ collection, where: [['spot', '==', true]] }, ({ docs }) => {
    spots = docs.map(({ id }) => id);
  });
  let turn = 0;
  /** The next poll that is not left for another one, when it says what is waited for. */
  const next = async (isMeant: (said: SentFrame[]) => boolean) => {
    await expect.poll(() => isMeant(polls.at(-1)?.said ?? [])).toBe(true);
    return polls.pop();
  };
  return {
    spots: () => spots,
    async answer(isMeant: (said: SentFrame[]) => boolean, session: string, ...frames: ServerFrame[]) {
      const poll = await next(isMeant);
      turn += 1;
      const texts = frames.map((frame) => JSON.stringify(frame));
      poll?.answer(Response.json({ session, turn, frames: texts }));
      return poll?.said ?? [];
    },
    /** The poll came to a server that does not know the session. */
    async unknown() {
      (await next((said) => said.length === 0))?.answer(new Response(null, { status: 404 }));
    },
    [Symbol.dispose]: () => client.close(),
  };
}

const says = (op: SentFrame['op']) => (said: SentFrame[]) => said.some((frame) => frame.op === op);
const afterOf = (id: number, said: SentFrame[]) =>
  said.find((frame): frame is SentFrame & { op: 'listen' } => frame.op === 'listen' && frame.id === id)
    ?.after;

/** Both lists are told by one server, and then handed to another, where the first has the topic that the second had. */
async function openHandedOver(...further: ServerFrame[]) {
  const client = openClient();
  await client.answer(says('hello'), 'at one', welcome);
  await client.answer(
    says('listen'),
    'at one',
    { op: 'snapshot', id: 1, topic: 1, seq: 1, docs: [all] },
    { op: 'snapshot', id: 2, topic: 2, seq: 1, docs: [all] },
  );
  await client.unknown();
  const said = await client.answer(
    says('hello'),
    'at another',
    welcome,
    { op: 'resumed', id: 1, topic: 2, seq: 1, docs: [] },
    ...further,
    { op: 'change', topic: 2, seq: 3, docs: [missed, last] },
  );
  expect(afterOf(2, said)).toBe(1);
  return client;
}

test('a list that the server it was handed to cannot read yet is read from where it stood, whatever another list is told', async () => {
  using client = await openHandedOver({
    ...{ op: 'error', id: 2, code: 'unavailable', message: 'Again.', retryAfterMs: 0 },
  });
  const said = await client.answer(says('listen'), 'at another', {
    ...{ op: 'resumed', id: 2, topic: 3, seq: 3, docs: [missed] },
  });
  expect(afterOf(2, said)).toBe(1);
  await expect.poll(() => client.spots()).toEqual(['a', 'b']);
});

test('a list that is handed on before it was told anything goes on from where it stood', async () => {
  using client = await openHandedOver();
  const said = await client.answer(says('hello'), 'at a third', welcome, {
    ...{ op: 'resumed', id: 2, topic: 1, seq: 3, docs: [missed] },
  });
  expect(afterOf(2, said)).toBe(1);
  await expect.poll(() => client.spots()).toEqual(['a', 'b']);
});
