import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { emailBelongsElsewhere } from './sign-in.failures.ts';
import * as repo from './sign-in.repo.ts';

export interface EmailProof {
  userId: UserId;
  /** In lower case, as the account has it. */
  email: string;
  now: Date;
  /**
   * Who shows it: the holder of the account, signed in to it, or someone who came through the mailbox alone. The
   * latter may not be who made the account, so whatever opened it before opens it no more.
   */
  by: 'holder' | 'mailbox';
}

/**
 * Makes an e-mail address the account's own; true when it was not before. The first to prove an address has it: for
 * everyone after, this throws, and with it the transaction is undone.
 */
export async function proveEmail(tx: Db, { by, ...proof }: EmailProof): Promise<boolean> {
  const proved = await refusingWhatIsTaken(() => repo.markProved(tx, proof));
  if (proved && by === 'mailbox') await repo.deleteWaysIn(tx, proof.userId);
  return proved;
}

/** What sets a proved address, told apart when another account has proved it, perhaps at this very moment. */
export async function refusingWhatIsTaken<Result>(set: () => Promise<Result>): Promise<Result> {
  try {
    return await set();
  } catch (error) {
    const { constraint } = error as { constraint?: unknown };
    throw constraint === 'users_email_key' ? emailBelongsElsewhere() : error;
  }
}
