export {
  countNewSince,
  findEndingSoon,
  findNewIn,
  findProductCards,
  type ProductCardRow,
} from './card.repo.ts';
export { catalog } from './catalog.plugin.ts';
export { candidateCap, matchesOf } from './match.repo.ts';
export { presentProductCard } from './product.presenter.ts';
export { getVisibleProduct } from './product.service.ts';
