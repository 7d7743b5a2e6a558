export {
  countNewSince,
  findEndingSoon,
  findNewIn,
  findProductCards,
  type ProductCardRow,
} from './card.repo.ts';
export { catalogJobs } from './catalog.jobs.ts';
export { catalog } from './catalog.plugin.ts';
export { correctedIntent, type Intent, readIntent } from './intent.service.ts';
export { searchProducts } from './match.service.ts';
export { candidateCap } from './match-query.ts';
export { presentProductCard } from './product.presenter.ts';
export { getVisibleProduct } from './product.service.ts';
export { type WordQueries, wordQueries } from './word-queries.ts';
export { addUpWords } from './words.repo.ts';
