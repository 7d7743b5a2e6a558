import { randomBytes } from 'node:crypto';
import type { LotId } from '@souk/shared/ids.ts';
import { hashOfSecret } from '@souk/shared/live/auctions/closing.ts';
import type { ClosingChoice, ClosingRule } from '@souk/shared/live/auctions/closing-schema.ts';
import { choiceOf, type ShowLotTerms } from '@souk/shared/live/auctions/lot-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** The terms of a lot as they stand. */
export async function findLotTerms(tx: Db, id: LotId): Promise<ShowLotTerms | null> {
  const found = await tx
    .selectFrom('lots')
    .select(['start_amount as start', 'reserve_amount as reserve', 'duration_seconds as seconds'])
    .select(['closing', 'steps', 'needs_approval as needsApproval', 'confirm_above as confirmAbove'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? { ...found, closing: choiceOf(found.closing) } : null;
}

/** Of a lot that waits. */
export async function putLotTerms(tx: Db, id: LotId, terms: Partial<ShowLotTerms>): Promise<void> {
  const { start, reserve, seconds, closing, steps, needsApproval, confirmAbove } = terms;
  const row = {
    ...(start === undefined ? {} : { start_amount: start, price_amount: start }),
    ...(reserve === undefined ? {} : { reserve_amount: reserve }),
    ...(seconds === undefined ? {} : { duration_seconds: seconds }),
    ...(closing === undefined ? {} : redrawn(closing)),
    ...(steps === undefined ? {} : { steps: steps && JSON.stringify(steps) }),
    ...(needsApproval === undefined ? {} : { needs_approval: needsApproval }),
    ...(confirmAbove === undefined ? {} : { confirm_above: confirmAbove }),
  };
  if (Object.keys(row).length === 0) return;
  await tx.updateTable('lots').set(row).where('id', '=', id).where('state', '=', 'queued').execute();
}

/** The moment of a random close is drawn before anybody can bid, and its hash is announced. */
export function drawn(choice: ClosingChoice): { closing: string; secret: string | null } {
  if (choice.kind !== 'random') return { closing: JSON.stringify(choice), secret: null };
  const secret = randomBytes(32).toString('hex');
  const rule: ClosingRule = { ...choice, hash: hashOfSecret(secret) };
  return { closing: JSON.stringify(rule), secret };
}

/** For a lot that waits: by the same rule it keeps the moment whose hash people were shown. */
export function redrawn(choice: ClosingChoice) {
  const { closing, secret } = drawn(choice);
  const isSame = sql<boolean>`lots.closing - 'hash' = ${closing}::jsonb - 'hash'`;
  return {
    closing: sql<string>`case when ${isSame} then lots.closing else ${closing}::jsonb end`,
    secret: sql<string | null>`case when ${isSame} then lots.secret else ${secret} end`,
  };
}
