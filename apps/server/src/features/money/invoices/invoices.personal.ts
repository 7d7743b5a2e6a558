import type { PersonalPart } from '../../../platform/personal-data.ts';

/** What someone's shop has on its invoices. Those that were issued keep it, as the law asks of their buyers. */
export const invoiceDetailsPart: PersonalPart = {
  name: 'invoiceDetails',
  give: async (db, userId) =>
    (await db
      .selectFrom('invoice_details')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .select(['invoice_details.name', 'street', 'postal_code as postalCode', 'tax_number as taxNumber'])
      .select('changed_at as changedAt')
      .where('owner_id', '=', userId)
      .executeTakeFirst()) ?? null,
  async forget(tx, userId) {
    await tx
      .deleteFrom('invoice_details')
      .where('shop_id', 'in', tx.selectFrom('shops').select('id').where('owner_id', '=', userId))
      .execute();
  },
};
