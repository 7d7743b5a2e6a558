import type { ProductId } from '@souk/shared/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** That the profile `sp` is the one the product `p` goes by; one without a profile of its own by its shop's default. */
export const profileOf = `sp.shop_id = p.shop_id
  and case when p.shipping_profile_id is null then sp.is_default else sp.id = p.shipping_profile_id end`;
export const isProfileOf = sql.raw<boolean>(profileOf);

/** That the profile `sp` brings something to a country, or lets it be fetched. */
export const isServedBy = (country: string): string => `(sp.ships_to is null or ${country} = any(sp.ships_to)
  or exists (select from shipping_methods sm where sm.profile_id = sp.id and sm.kind = 'pickup'))`;

/** Whether the product `p` is sent to a country. */
export const isSentTo = (country: string): RawBuilder<boolean> => sql`exists (
  select from shipping_profiles sp
  where ${isProfileOf} and (sp.ships_to is null or ${country} = any(sp.ships_to)))`;

/** Whether a buyer in a country can get the product `p`: it is sent there, or they may fetch it. */
export const isHadIn = (country: string | RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from shipping_profiles sp, (values (${country}::text)) as there (country)
  where ${isProfileOf} and ${sql.raw(isServedBy('there.country'))})`;

export async function canBeHadIn(db: Db, id: ProductId, country: string): Promise<boolean> {
  const { rows } = await sql`select from products p where p.id = ${id} and ${isHadIn(country)}`.execute(db);
  return rows.length > 0;
}
