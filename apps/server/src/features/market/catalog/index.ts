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
export { findOwnProduct, findSeller, lockProducts, type Seller } from './edit/own-product.repo.ts';
export { type Saving, saveProduct } from './edit/save.service.ts';
export { correctedIntent, type Intent, readIntent } from './intent.service.ts';
export { searchProducts } from './match.service.ts';
export { candidateCap } from './match-query.ts';
export { presentProductCard } from './product.presenter.ts';
export { getVisibleProduct } from './product.service.ts';
export { type WordQueries, wordQueries } from './word-queries.ts';
export { addUpWords } from './words.repo.ts';
