import type { ShippingMethodId, ShippingProfileId, ShopId } from '@souk/shared/ids.ts';
import type { MethodKind } from '@souk/shared/market/shipping/rules.ts';
import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

/** How shops send what they sell. */
export interface ShippingTables {
  shipping_profiles: ShippingProfilesTable;
  shipping_methods: ShippingMethodsTable;
}

interface ShippingProfilesTable {
  id: ShippingProfileId;
  shop_id: ShopId;
  name: string;
  is_default: Generated<boolean>;
  ships_from: string;
  handling_days: number | null;
  ships_to: Generated<string[] | null>;
  version: Generated<number>;
  created_at: CreatedAt;
}

interface ShippingMethodsTable {
  id: ShippingMethodId;
  profile_id: ShippingProfileId;
  name: string;
  kind: MethodKind;
  amount: Generated<number>;
  per_kilogram: number | null;
  free_from: number | null;
  regions: string[] | null;
  min_days: number | null;
  max_days: number | null;
  pickup_at: string | null;
  pickup_region: Generated<string>;
  position: Generated<number>;
}
