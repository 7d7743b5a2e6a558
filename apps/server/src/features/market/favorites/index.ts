export { favoritesInvariants } from './favorites.invariants.ts';
export { favoritesPart } from './favorites.personal.ts';
export { favorites } from './favorites.plugin.ts';
export { favoritesNews, tellingKeepers } from './news.job.ts';
