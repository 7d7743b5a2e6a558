import type { CategoryRef } from '@souk/shared/market/categories/schema.ts';
import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';

/** `all`, `following`, or the id of a category. */
export type LiveChoice = string;

/**
 * Brings the row up to date without moving a card under someone's finger: shows keep their place,
 * those that ended go, those that began stand at the end.
 */
export function refreshed(before: readonly ShowCard[], now: readonly ShowCard[] | undefined): ShowCard[] {
  if (!now) return [...before];
  const byId = new Map(now.map((show) => [show._id, show]));
  const stayed = before.flatMap((show) => byId.get(show._id) ?? []);
  const known = new Set(stayed.map((show) => show._id));
  return [...stayed, ...now.filter((show) => !known.has(show._id))];
}

export function chosen(
  shows: readonly ShowCard[],
  choice: LiveChoice,
  followed: ReadonlySet<string>,
): ShowCard[] {
  if (choice === 'all') return [...shows];
  if (choice === 'following') return shows.filter((show) => followed.has(show.shop._id));
  return shows.filter((show) => show.category._id === choice);
}

/** The categories with most shows on air, for the chips. */
export function busiest(shows: readonly ShowCard[], count: number): CategoryRef[] {
  const found = new Map<string, { category: CategoryRef; shows: number }>();
  for (const { category } of shows) {
    const known = found.get(category._id) ?? { category, shows: 0 };
    known.shows += 1;
    found.set(category._id, known);
  }
  return [...found.values()]
    .sort((a, b) => b.shows - a.shows)
    .slice(0, count)
    .map(({ category }) => category);
}
