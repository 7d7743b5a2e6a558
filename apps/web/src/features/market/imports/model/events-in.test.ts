import { expect, test } from 'vitest';
import { eventsIn } from './events-in.ts';

async function heard(...pieces: string[]): Promise<Array<[string, string]>> {
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events: Array<[string, string]> = [];
  for await (const { name, data } of eventsIn(stream)) events.push([name, data]);
  return events;
}

test('events are heard whole, wherever the network cuts them', async () => {
  expect(await heard('event: prog', 'ress\ndata: {"a":', '1}\n', '\nevent: progress\ndata: {}\n\n')).toEqual([
    ['progress', '{"a":1}'],
    ['progress', '{}'],
  ]);
});

test('signs of life are no events, and what was not ended is not one yet', async () => {
  expect(await heard(': still here\n\n', 'data: a\r\ndata: b\r\n\r\n', 'data: half')).toEqual([
    ['message', 'a\nb'],
  ]);
});
