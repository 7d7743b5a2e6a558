export {
  countNewSince,
  findEndingSoon,
  findNewIn,
  findProductCards,
  type ProductCardRow,
} from './card.repo.ts';
export { announce, type ProductFacts } from './catalog.facts.ts';
export { catalogInvariants } from './catalog.invariants.ts';
export { catalogJobs } from './catalog.jobs.ts';
export { catalog } from './catalog.plugin.ts';
export { fieldsOf } from './edit/fields.ts';
export { findLowStock, type LowStockRow } from './edit/low-stock.repo.ts';
export { countPhotoless } from './edit/own-list.repo.ts';
export {
  findOwnProduct,
  findSeller,
  isSpotOfBreak,
  lockProducts,
  type Seller,
} from './edit/own-product.repo.ts';
export { findPriceHistory } from './edit/price.service.ts';
export { saveProduct } from './edit/save.service.ts';
export { followStock } from './edit/stock.service.ts';
export { correctedIntent, type Intent, readIntent } from './list/intent.service.ts';
export { searchProducts } from './list/match.service.ts';
export { candidateCap } from './list/match-query.ts';
export { wordQueries } from './list/word-queries.ts';
export { addUpWords } from './list/words.repo.ts';
export { presentProductCard } from './product.presenter.ts';
export { findProduct } from './product.repo.ts';
export { getVisibleProduct } from './product.service.ts';
