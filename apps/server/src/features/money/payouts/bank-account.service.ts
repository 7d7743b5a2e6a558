import type { BankAccountId } from '@souk/shared/ids.ts';
import { lastFour } from '@souk/shared/money/payouts/bank-account.ts';
import { pausedUntil } from '@souk/shared/money/payouts/schedule.ts';
import type { BankAccount, OwnBankAccount, ReadBankAccount } from '@souk/shared/money/payouts/schema.ts';
import { newId } from '../../../platform/ids.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { holdSession } from '../../../platform/session/sessions.service.ts';
import { mailOwner } from '../../identity/sessions/index.ts';
import { lockAccount, openAccount } from './account-numbers.ts';
import {
  type BankAccountRow,
  findBankAccount,
  insertBankAccount,
  lockBankAccountOf,
  replaceBankAccount,
} from './bank-account.repo.ts';

export async function getBankAccount({ db, secrets, clock, actor }: UserCtx): Promise<OwnBankAccount> {
  const row = await findBankAccount(db, actor.userId);
  return { account: row ? presentAccount(secrets, row, clock.now()) : null };
}

/** A new account is told by mail and waits before money goes there; the same once more changes nothing. */
export function saveBankAccount(
  { db, secrets, clock, actor }: UserCtx,
  given: ReadBankAccount,
): Promise<OwnBankAccount> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    await lockBankAccountOf(tx, actor.userId);
    const kept = await findBankAccount(tx, actor.userId);
    if (kept && isSame(secrets, kept, given)) return { account: presentAccount(secrets, kept, now) };
    await replaceBankAccount(tx, actor.userId, now);
    const id = newId<BankAccountId>(now.getTime());
    const last4 = lastFour(given.number);
    const row = await insertBankAccount(tx, {
      ...{ id, user_id: actor.userId, country: given.country, last4 },
      ...{ locked: lockAccount(secrets, given, id), created_at: now, paused_until: pausedUntil(now) },
    });
    await mailOwner(tx, actor.userId, { template: 'bank-account-changed', data: { last4 } });
    return { account: presentAccount(secrets, row, now) };
  });
}

export function removeBankAccount({ db, clock, actor }: UserCtx): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    await lockBankAccountOf(tx, actor.userId);
    const isGone = await replaceBankAccount(tx, actor.userId, clock.now());
    if (isGone) await mailOwner(tx, actor.userId, { template: 'bank-account-removed', data: {} });
  });
}

export function presentAccount(secrets: Secrets, row: BankAccountRow, now: Date): BankAccount {
  return {
    holder: openAccount(secrets, row).holder,
    country: row.country,
    last4: row.last4,
    since: row.created_at.toISOString(),
    pausedUntil: row.paused_until > now ? row.paused_until.toISOString() : null,
  };
}

function isSame(secrets: Secrets, kept: BankAccountRow, given: ReadBankAccount): boolean {
  const { holder, number, routing } = openAccount(secrets, kept);
  return (
    kept.country === given.country &&
    holder === given.holder &&
    number === given.number &&
    routing === given.routing
  );
}
