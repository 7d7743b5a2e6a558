import type { ShopId } from '@souk/shared/ids.ts';
import type { InvoiceDetails } from '@souk/shared/money/invoices/schema.ts';
import type { Db } from '../../../platform/db/database.ts';

const columns = ['name', 'street', 'postal_code as postalCode', 'tax_number as taxNumber'] as const;
const none: InvoiceDetails = { name: '', street: '', postalCode: '', taxNumber: '' };

export async function findInvoiceDetails(db: Db, shopId: ShopId): Promise<InvoiceDetails> {
  const row = await db
    .selectFrom('invoice_details')
    .select(columns)
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? none;
}

/** From the next invoice on. */
export function saveInvoiceDetails(
  db: Db,
  shopId: ShopId,
  { name, street, postalCode, taxNumber }: InvoiceDetails,
  now: Date,
): Promise<InvoiceDetails> {
  const values = { name, street, postal_code: postalCode, tax_number: taxNumber, changed_at: now };
  return db
    .insertInto('invoice_details')
    .values({ shop_id: shopId, ...values })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(values))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
