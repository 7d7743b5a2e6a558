import type { BreakLog } from '@souk/shared/live/breaks/log.ts';
import { BREAK_FORMAT } from '@souk/shared/live/breaks/log.ts';
import type { BreakView } from '@souk/shared/live/breaks/schema.ts';
import { asBareSum } from '@souk/shared/money-rules.ts';
import type { Break } from './breaks.repo.ts';

export function presentBreak(row: Break): BreakView {
  const { id: _id, showId, kind, state, title, currency, secretHash, isClosed } = row;
  const contents = row.contents.map(({ worth, ...content }) => ({ ...content, worth: asBareSum(worth) }));
  const spots = row.spots.map(({ productId, price, content, entry }) => ({
    ...{ productId, price: asBareSum(price), content, isHouse: state === 'drawn' && entry === null },
  }));
  return { ...{ _id, showId, kind, state, title, currency, contents, secretHash, isClosed }, spots };
}

/** Everything that is needed to check its draw; before that no more than what was declared. */
export function presentLog({ id, kind, secretHash, contents, declared, ...row }: Break): BreakLog {
  const log = { format: BREAK_FORMAT, break: id, kind, secretHash, contents, declared } as const;
  if (row.state !== 'drawn') return { ...log, secret: null, entries: [], house: [], head: null, drawn: [] };
  const entries = row.spots.flatMap(({ entry: number, spot, lot, lotHead, soldAt, hash }) =>
    number === null || !lot || !lotHead || !soldAt || !hash
      ? []
      : [{ number, spot, lot, lotHead, at: new Date(soldAt).toISOString(), hash }],
  );
  return {
    ...{ ...log, secret: row.secret, head: row.head },
    entries: entries.toSorted((a, b) => a.number - b.number),
    house: row.spots.filter(({ entry }) => entry === null).map(({ spot }) => spot),
    drawn: row.spots.map(({ content }) => content ?? 0),
  };
}
