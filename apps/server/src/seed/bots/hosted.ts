import type { ShopId } from '@souk/shared/ids.ts';
import { idOf } from '../../platform/ids.ts';
import { demoShopIds } from '../demo-ids.ts';

/** Visitors who try the market as a seller sign in as its owner, and host its shows. */
const theVisitorsShop = idOf<ShopId>('shop:atlas-ash');

/** The shops whose shows go by themselves. */
export const shopsWithHosts: readonly ShopId[] = demoShopIds.filter((id) => id !== theVisitorsShop);
