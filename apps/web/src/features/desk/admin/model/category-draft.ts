import type { CategoryBody, KeptCategory } from '@souk/shared/market/categories/edit-schema.ts';
import { categoryLimits } from '@souk/shared/market/categories/limits.ts';

/** A category as it stands in its form: all of it is text. */
interface CategoryDraft {
  names: Record<string, string>;
  parentId: string;
  position: string;
}

/** A new one comes after those that are there. */
export function draftOf(category: KeptCategory | null, all: readonly KeptCategory[]): CategoryDraft {
  if (!category) {
    const last = Math.max(-1, ...all.map(({ position }) => position));
    return { names: {}, parentId: '', position: String(Math.min(last + 1, categoryLimits.position)) };
  }
  const { names, parentId, position } = category;
  return { names, parentId: parentId ?? '', position: String(position) };
}

/** What is sent: languages without a name are left out. */
export function bodyOf({ names, parentId, position }: CategoryDraft): CategoryBody {
  const given = Object.entries(names).flatMap(([code, name]) => (name.trim() ? [[code, name.trim()]] : []));
  return {
    names: Object.fromEntries(given),
    parentId: (parentId || null) as CategoryBody['parentId'],
    position: Number(position),
  };
}

export const isPosition = (typed: string): boolean =>
  /^\d{1,4}$/.test(typed) && Number(typed) <= categoryLimits.position;

/** Where a category may stand: not in itself, nor in what is below it. */
export function parentsFor(category: KeptCategory | null, all: readonly KeptCategory[]): KeptCategory[] {
  if (!category) return [...all];
  const below = new Set<string>([category._id]);
  for (const id of below) for (const one of all) if (one.parentId === id) below.add(one._id);
  return all.filter(({ _id }) => !below.has(_id));
}

export const nameOf = ({ names, slug }: KeptCategory, language: string): string =>
  names[language] ?? names.en ?? slug;
