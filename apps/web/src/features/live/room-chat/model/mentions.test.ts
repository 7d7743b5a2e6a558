import { expect, test } from 'vitest';
import { mentioning, partsOf, suggestedFor } from './mentions.ts';

const noor = { handle: 'noor.k', name: 'Noor Haddad' };
const jonas = { handle: 'jonas_b', name: 'Jonas Berg' };
const room = [noor, jonas];

test('who begins a name is offered those in the room', () => {
  expect(suggestedFor('hi @no', room)).toEqual([noor]);
  expect(suggestedFor('hi @', room)).toEqual(room);
  expect(suggestedFor('@ber', room)).toEqual([]);
  expect(suggestedFor('mail me at noor@no', room)).toEqual([]);
  expect(suggestedFor('hi @noor and', room)).toEqual([]);
  expect(mentioning('hi @no', noor)).toBe('hi @noor.k ');
});

test('a name in a message is told from what only looks like one', () => {
  expect(partsOf('thanks @noor.k. See a@b')).toEqual([
    { text: 'thanks ', handle: null },
    { text: '@noor.k', handle: 'noor.k' },
    { text: '. See a@b', handle: null },
  ]);
  expect(partsOf('@Jonas_b')).toEqual([{ text: '@Jonas_b', handle: 'jonas_b' }]);
  expect(partsOf('nothing')).toEqual([{ text: 'nothing', handle: null }]);
});
