import type { ShopId, ShowId } from '@souk/shared/ids.ts';
import type { RaidWelcome } from '@souk/shared/live/raids/welcomes.ts';
import type { Time } from './column-types.ts';

/** Hosts who take their viewers along into another show. */
export interface RaidTables {
  raids: {
    from_show_id: ShowId;
    to_show_id: ShowId;
    from_shop_id: ShopId;
    viewers: number;
    goes_at: Time;
  };
  raid_choices: { shop_id: ShopId; welcomes: RaidWelcome };
}
