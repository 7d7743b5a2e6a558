import { expect, test } from 'vitest';
import { contentsOf, emptyDraft, newItem } from './break-draft.ts';

const item = (key: number, name: string, pieces = 1) => ({ key, name, pieces, worth: null });
const draft = { ...emptyDraft, title: 'Box', start: 100 };

test('a break is ready once it has a name, a price and two pieces, each item under a name of its own', () => {
  expect(contentsOf(emptyDraft)).toMatchObject({ spots: 0, isReady: false });
  expect(contentsOf({ ...draft, items: [item(1, ' Gold '), item(2, '')] })).toMatchObject({
    spots: 1,
    isReady: false,
  });
  const two = contentsOf({ ...draft, items: [item(1, ' Gold '), item(2, 'Base', 9)] });
  expect(two).toMatchObject({ spots: 10, isReady: true, contents: [{ name: 'Gold' }, { name: 'Base' }] });
  for (const missing of [{ title: ' ' }, { start: null }, { items: [item(1, 'Gold'), item(2, 'Gold')] }])
    expect(contentsOf({ ...draft, items: [item(1, 'Gold', 2)], ...missing }).isReady).toBe(false);
  expect(contentsOf({ ...draft, items: [item(1, 'Base', 101)] }).isReady).toBe(false);
  expect(newItem([item(4, ''), item(2, '')]).key).toBe(5);
});
