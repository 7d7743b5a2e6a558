import { expect, test } from 'vitest';
import { type Footage, readFootage, writeFootage } from './footage.ts';
import { Host } from './host.ts';

const slice = (text: string) => Buffer.from(text);
const takes = ['talk', 'idle', 'read', 'show', 'wave'];
const footage: Footage = {
  parameters: [slice('sequence'), slice('picture')],
  rest: slice('rest'),
  front: slice('front'),
  lots: new Map([
    ['', slice('nothing')],
    ['vase', slice('a vase')],
    ['bowl', slice('a bowl')],
  ]),
  takes: new Map(takes.map((name) => [name, [slice(`${name} 1`), slice(`${name} 2`)]])),
  still: [slice('still 1'), slice('still 2')],
};

/** The pictures of a host, as they are sent. */
function pictures(host: Host, count: number): string[] {
  return Array.from({ length: count }, () =>
    host
      .next()
      .map((payload) => payload.toString('latin1'))
      .filter((text) => !text.includes('sequence'))
      .join(' + '),
  );
}

test('what was written is read again', () => {
  expect(readFootage(writeFootage(footage))).toEqual(footage);
});

test('a host does one thing after the other, each from a whole picture on', () => {
  const host = new Host(footage, { lot: 'vase', turn: 0 });
  expect(pictures(host, 6)).toEqual([
    'rest + a vase + front',
    'idle 1 + still 1',
    'idle 2 + still 2',
    'rest + a vase + front',
    'talk 1 + still 1',
    'talk 2 + still 2',
  ]);
});

test('what is sold next comes onto the table when the host has finished, and is shown', () => {
  const host = new Host(footage, { lot: 'vase', turn: 0 });
  pictures(host, 2);
  host.put('bowl');
  expect(pictures(host, 3)).toEqual(['idle 2 + still 2', 'rest + a bowl + front', 'show 1 + still 1']);
  host.put('a lot that was never drawn');
  expect(pictures(host, 2)[1]).toBe('rest + nothing + front');
});

test('who comes in gets a whole picture at once and is waved to, but no two of them follow each other', () => {
  const host = new Host(footage, { lot: 'vase', turn: 0 });
  pictures(host, 1);
  host.wantKeyFrame();
  expect(pictures(host, 3)).toEqual(['idle 1 + still 1', 'rest + a vase + front', 'wave 1 + still 1']);
  host.wantKeyFrame();
  expect(pictures(host, 2)).toEqual(['rest + a vase + front', 'talk 1 + still 1']);
});
