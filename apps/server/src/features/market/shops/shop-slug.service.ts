import { createHash } from 'node:crypto';
import type { ShopId } from '@souk/shared/ids.ts';
import type { ShopAvailability } from '@souk/shared/market/shops/edit-schema.ts';
import { shopName, shopSlug } from '@souk/shared/market/shops/edit-schema.ts';
import { isReservedSlug, numberedSlug, slugFrom, slugLength } from '@souk/shared/market/shops/slugs.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { isReservedName } from '../../../platform/settings/reserved-names.ts';
import { findTakenSlugs, isNameTaken } from './shop-edit.repo.ts';

/** How many numbers are tried behind an address that is taken. */
const TRIES = 40;

export interface AskedFor {
  name?: string | undefined;
  slug?: string | undefined;
}

/** Whether someone's shop could be called so. What they have already is free to them. */
export async function findAvailability({ db, actor }: UserCtx, asked: AskedFor): Promise<ShopAvailability> {
  const name = asked.name === undefined ? null : shopName.safeParse(asked.name);
  const slug = asked.slug === undefined ? null : shopSlug.safeParse(asked.slug);
  const near = slug?.data ?? slugFrom(asked.slug ?? name?.data ?? '');
  const [nameFree, nameTaken, suggestion] = await Promise.all([
    name?.success ? isReservedName(db, actor, name.data) : false,
    name?.success ? isNameTaken(db, name.data, actor.shopId) : false,
    near === '' && !name?.success ? null : findFreeSlug(db, near, asked.name ?? '', actor.shopId),
  ]);
  return {
    name: name && (name.success && !nameFree ? (nameTaken ? 'taken' : 'free') : 'refused'),
    slug: slug && (slug.success ? (suggestion === slug.data ? 'free' : 'taken') : 'refused'),
    suggestion,
  };
}

/** The address nearest to the wanted one that no other shop has. */
export async function findFreeSlug(
  db: Db,
  wanted: string,
  name: string,
  byOtherThan: ShopId | null,
): Promise<string> {
  const base = usable(wanted, name);
  const numbered = Array.from({ length: TRIES }, (_, place) => numberedSlug(base, place + 2));
  const candidates = [base, ...numbered];
  const taken = await findTakenSlugs(db, candidates, byOtherThan);
  return candidates.find((slug) => !taken.has(slug)) ?? numberedSlug(base, Math.floor(Math.random() * 1e9));
}

/** A name in other letters than Latin ones, or a word of the market, still makes an address, and always the same. */
function usable(wanted: string, name: string): string {
  if (wanted === '') return `shop-${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;
  if (wanted.length < slugLength.min || isReservedSlug(wanted))
    return `${wanted}-shop`.slice(0, slugLength.max);
  return wanted;
}
