import type { CategoryId, ProductId } from '@souk/shared/ids.ts';
import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { type Ctx, isStaff } from '../../../platform/session/actor.ts';
import { type CategoryRefRow, categoryTree, findBreadcrumb, wayTo } from '../categories/index.ts';
import { type FavoriteIds, favoritesAmong } from '../favorite-ids/index.ts';
import { findShopCard, type ShopCardRow } from '../shops/index.ts';
import { findNextShowOf, type ShowCardRow } from '../showcase/index.ts';
import { findProductsLike, type ProductCardRow } from './card.repo.ts';
import { maySee, whatCanBeDone } from './product.policy.ts';
import { findProduct, isProductOf, type ProductRow } from './product.repo.ts';

export interface FoundProduct {
  product: ProductRow;
  breadcrumb: CategoryRefRow[];
  seller: ShopCardRow;
  nextShow: ShowCardRow | null;
  similar: ProductCardRow[];
  favorites: FavoriteIds;
  can: Product['can'];
}

/** A product with what stands around it. Drafts and archived ones are there for their owner and staff alone. */
export async function getProduct(ctx: Ctx, id: ProductId): Promise<FoundProduct> {
  const { db, actor } = ctx;
  const product = await getVisibleProduct(ctx, id);
  const [breadcrumb, seller, nextShow, similar] = await Promise.all([
    breadcrumbOf(ctx, product.categoryId),
    findShopCard(db, product.shop.id),
    findNextShowOf(db, product.shop.id, product.id),
    findProductsLike(db, product, 10),
  ]);
  if (!seller) throw notFound('product');
  const shown = [product.id, seller.id, ...(nextShow ? [nextShow.id] : []), ...similar.map((one) => one.id)];
  return {
    product,
    breadcrumb,
    seller,
    nextShow,
    similar,
    favorites: await favoritesAmong(ctx, shown),
    can: whatCanBeDone(actor, product),
  };
}

/** Its seller and staff see what others do not, and who is suspended can do less. */
export async function isShownOtherwise({ db, actor }: Ctx, id: ProductId): Promise<boolean> {
  if (actor.kind === 'visitor') return false;
  if (actor.suspended || isStaff(actor)) return true;
  return actor.shopId !== null && (await isProductOf(db, id, actor.shopId));
}

export async function getVisibleProduct({ db, actor }: Ctx, id: ProductId): Promise<ProductRow> {
  const product = await findProduct(db, id);
  if (!product || !maySee(actor, product)) throw notFound('product');
  return product;
}

/** From the tree that every list keeps at hand; one made this second is asked for. */
async function breadcrumbOf(ctx: Ctx, id: CategoryId): Promise<CategoryRefRow[]> {
  const tree = await categoryTree(ctx);
  const category = tree.find((one) => one.id === id);
  return category ? wayTo(tree, category) : findBreadcrumb(ctx.db, id);
}
