import type { PaymentId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyText } from '../../../platform/db/list-asked.ts';

/** Until when they were read, by the provider's clock. */
export async function findReadUntil(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('provider_fees_read').select('until').executeTakeFirst();
  return row?.until;
}

export async function putReadUntil(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('provider_fees_read')
    .values({ until })
    .onConflict((conflict) =>
      conflict.column('one').doUpdateSet({ until: sql`greatest(provider_fees_read.until, excluded.until)` }),
    )
    .execute();
}

/** Of the provider's payments those that are ours; it may take others for the operator. */
export async function findOurPayments(db: Db, intents: readonly string[]): Promise<Map<string, PaymentId>> {
  const rows = await db
    .selectFrom('payments')
    .select(['intent', 'id'])
    .where(sql<boolean>`intent = ${anyText(intents)}`)
    .execute();
  return new Map(rows.flatMap(({ intent, id }) => (intent === null ? [] : [[intent, id]])));
}
