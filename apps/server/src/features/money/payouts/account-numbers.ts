import type { ReadBankAccount } from '@souk/shared/money/payouts/schema.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { BankAccountRow } from './bank-account.repo.ts';

/** What is kept locked of a bank account. */
export type AccountSecret = Pick<ReadBankAccount, 'holder' | 'number' | 'routing'>;

export const lockAccount = (
  secrets: Secrets,
  { holder, number, routing }: AccountSecret,
  id: BankAccountRow['id'],
): Buffer => secrets.lock(Buffer.from(JSON.stringify({ holder, number, routing })), about(id));

export function openAccount(
  secrets: Secrets,
  { id, locked }: Pick<BankAccountRow, 'id' | 'locked'>,
): AccountSecret {
  const plain = locked && secrets.open(locked, about(id));
  if (!plain) throw new Error(`bank account ${id} is locked with a key that is not here`);
  return JSON.parse(String(plain)) as AccountSecret;
}

const about = (id: string) => `bank account ${id}`;
