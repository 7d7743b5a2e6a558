import type { ShippingMethodId, ShippingProfileId, ShopId } from '@souk/shared/ids.ts';
import { reachOf } from '@souk/shared/market/shipping/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { ruleOf } from './shipping.presenter.ts';

export type NewMethod = NewRow<'shipping_methods'>;
export type NewProfile = NewRow<'shipping_profiles'>;
export type MethodInput = Partial<Omit<NewMethod, 'profile_id' | 'position'>>;

export interface ProfileInput extends Partial<NewProfile> {
  shop_id: ShopId;
  /** One flat method to everywhere when none are given. */
  methods?: readonly MethodInput[];
}

/** The rows of a profile and its methods, the reach as the methods say. */
export function profileRows({ methods = [{}], ...input }: ProfileInput): {
  profile: NewProfile & { id: ShippingProfileId };
  methods: Array<Required<NewMethod>>;
} {
  const id = input.id ?? newId<ShippingProfileId>();
  const rows = methods.map((method, position) => ({
    id: newId<ShippingMethodId>(),
    profile_id: id,
    name: 'Post',
    kind: 'flat' as const,
    amount: 650,
    per_kilogram: null,
    free_from: null,
    regions: null,
    min_days: 2,
    max_days: 4,
    pickup_at: null,
    pickup_region: '',
    position,
    ...method,
  }));
  return {
    profile: {
      name: 'Standard',
      is_default: true,
      ships_from: 'PT',
      handling_days: null,
      ships_to: reachOf(rows.map(ruleOf)),
      ...input,
      id,
    },
    methods: rows,
  };
}

/** How a shop ships, by default with one flat method to everywhere. */
export async function buildShippingProfile(db: Db, input: ProfileInput): Promise<Row<'shipping_profiles'>> {
  const { profile, methods } = profileRows(input);
  const row = await db
    .insertInto('shipping_profiles')
    .values(profile)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (methods.length > 0) await db.insertInto('shipping_methods').values(methods).execute();
  return row;
}
