import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { OwnCoHosting } from '@souk/shared/live/co-hosts/schema.ts';
import type { LotSettlement } from '@souk/shared/live/settlement/rules.ts';
import { expect, test } from 'vitest';
import { ownOver } from './own-over.ts';

const lotOf = (_id: string, settlement?: LotSettlement) =>
  ({ _id, told: settlement ? { settlement } : null }) as RoomLot;

test('a co-host has those of their own lots before them that nobody paid for, apart from what is over', () => {
  const ids = ['charging', 'offered', 'failed', 'passed', 'not in this room'];
  const over = ids.map((_id) => ({ _id, available: 1 })) as OwnCoHosting['over'];
  const lots = [
    ...[lotOf('the host’s', 'failed'), lotOf('passed'), lotOf('failed', 'failed')],
    ...[lotOf('offered', 'second-chance'), lotOf('charging', 'charging')],
  ];
  const { unpaid, done } = ownOver(over, lots);
  expect(unpaid.map(({ _id }) => _id)).toEqual(['offered', 'failed']);
  expect(done.map(({ _id, available }) => [_id, available])).toEqual([
    ['charging', 1],
    ['passed', 1],
  ]);
});
