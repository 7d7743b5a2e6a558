import { expect, test } from 'vitest';
import { ApiError } from '@/platform/api/index.ts';
import { shipMany } from './ship-many.ts';

const moved = new ApiError('order_moved_on', 409, '');
const tracking = { number: '9400', carrier: 'USPS' };
const all = ['a', 'b', 'c'].map((id) => ({ id, tracking: id === 'a' ? tracking : null }));
const look = async (id: string) => ({ state: id === 'b' ? ('shipped' as const) : ('cancelled' as const) });

test('what is refused says why, what went in another’s parcel is shipped, and the rest goes on', async () => {
  const asked: unknown[] = [];
  const ship = async (one: { id: string }) => {
    asked.push(one);
    if (one.id !== 'c') throw moved;
  };
  const { done, failed } = await shipMany(all, { ship, look });
  expect(asked).toEqual(all);
  expect(done).toEqual(['b', 'c']);
  expect([...failed]).toEqual([['a', moved]]);
});

test('where nobody answers, nothing more is tried', async () => {
  const lost = new ApiError('network', 0, '');
  const tried: string[] = [];
  const ship = async ({ id }: { id: string }) => {
    tried.push(id);
    if (id === 'b') throw lost;
  };
  const { done, failed } = await shipMany(all, { ship, look });
  expect([tried, done, [...failed]]).toEqual([['a', 'b'], ['a'], [['b', lost]]]);
});
