export { type FavoriteIds, noFavorites } from './favorite-ids.repo.ts';
export { favoritesAmong } from './favorite-ids.service.ts';
