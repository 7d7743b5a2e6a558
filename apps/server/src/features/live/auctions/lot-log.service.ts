import type { LotId } from '@souk/shared/ids.ts';
import { type LogEntry, type LogTerms, type LotLog, stopIn } from '@souk/shared/live/auctions/log.ts';
import { stepsOf } from '@souk/shared/live/auctions/rules.ts';
import { minorDigits } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { type EntryRow, findEntries, findLastEntries } from './bids.repo.ts';
import { findLotToTell, type LotToTell } from './lots.repo.ts';

/**
 * The log of a lot, as anyone may have it: maximums and the reserve are sealed until the price has come to them. Of the
 * `last` entries alone the chain begins with the first of these.
 */
export async function readLotLog(db: Db, lotId: LotId, last?: number): Promise<LotLog> {
  const lot = await findLotToTell(db, lotId);
  if (!lot) throw notFound('lot');
  // One more, whose hash the first of them bears.
  const rows = last ? await findLastEntries(db, lotId, last + 1) : await findEntries(db, lotId);
  const isOver = rows.at(-1)?.kind === 'closed';
  const opens = (amount: number | null) => amount !== null && amount <= lot.highest;
  let before: string = lotId;
  const entries = rows.map((row) => {
    const entry = entryOf(row, before, opens(row.amount));
    before = row.hash;
    return entry;
  });
  const told = last ? entries.slice(-last) : entries;
  return {
    ...{ format: 'souk-lot-log-1', lot: lotId, terms: termsIn(rows[0], lot, opens(rows[0]?.amount ?? null)) },
    ...{ secret: isOver ? lot.secret : null, head: rows.at(-1)?.hash ?? null },
    entries: told,
  };
}

function termsIn(first: EntryRow | undefined, lot: LotToTell, isOpened: boolean): LogTerms {
  const { currency, start, steps, closing, bidCount } = lot;
  if (!first?.terms) {
    const tiers = steps ?? stepsOf(10 ** minorDigits(currency));
    return { currency, start, steps: tiers, closing, reserve: null, bidCount };
  }
  const { terms, amount, salt } = first;
  return {
    ...terms,
    reserve: terms.reserve && (isOpened ? { ...terms.reserve, amount, salt } : terms.reserve),
  };
}

function entryOf(row: EntryRow, before: string, isOpened: boolean): LogEntry {
  const { number, price, leader, hash } = row;
  const common = { number, at: isoOf(row.at), price, leader, endsAt: isoOf(row.endsAt), before, hash };
  const bidder = row.bidder ?? 0;
  switch (row.kind) {
    case 'once':
      return { kind: row.kind, ...common, bidder, amount: row.amount ?? 0 };
    case 'maximum': {
      const { amount, salt } = isOpened ? row : { amount: null, salt: null };
      return { kind: row.kind, ...common, bidder, seal: row.about, amount, salt };
    }
    case 'taken-back':
      return { kind: row.kind, ...common, bidder, of: Number(row.about) };
    case 'lengthened':
      return { kind: row.kind, ...common, seconds: Number(row.about) };
    case 'stopped':
      return { kind: row.kind, ...common, ...stopIn(row.about) };
    case 'closed':
      return { kind: row.kind, ...common, state: row.about === 'sold' ? 'sold' : 'passed' };
    default:
      return { kind: row.kind, ...common };
  }
}

const isoOf = (at: number): string => new Date(at).toISOString();
