import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { handleFrom } from '../accounts/index.ts';
import { insertAccount } from './sign-in.repo.ts';

export interface NewAccount {
  email: string;
  name: string;
  passwordHash: string | null;
  language: string;
  now: Date;
}

/** Makes an account that claims an e-mail address without having proved it. */
export async function createAccount(tx: Db, wanted: NewAccount): Promise<UserId> {
  for (;;) {
    const id = newId<UserId>(wanted.now.getTime());
    const added = await insertAccount(tx, {
      id,
      email: wanted.email.toLowerCase(),
      name: wanted.name,
      handle: handleFrom(wanted.name, id),
      password_hash: wanted.passwordHash,
      language: wanted.language,
      created_at: wanted.now,
    });
    // The handle ends in chance: should it be taken, the next is not.
    if (added) return id;
  }
}
