export { averageRating, presentShopCard, presentShopRef } from './shop.presenter.ts';
export {
  findShopCard,
  findShopCards,
  findShopsToFollow,
  type ShopCardRow,
  type ShopRefRow,
  shopRef,
  shopRefOf,
} from './shop.repo.ts';
export { getShop } from './shop.service.ts';
export { suspendShopOf } from './shop-standing.service.ts';
export { shopsInvariants } from './shops.invariants.ts';
export { ownShopPart, shopFollowsPart } from './shops.personal.ts';
export { shops } from './shops.plugin.ts';
