import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProductToShow } from '../api/get-products-to-show.ts';
import { getRunList } from '../api/get-run-list.ts';
import { type DraftLot, newLot } from './draft.ts';

export type RunList = ReturnType<typeof useRunList>;
export type ListedLot = { lot: DraftLot; product: ProductToShow };

/** The lots of a draft with what they sell: what an earlier visit put on it is asked for, the rest was just picked. */
export function useRunList(lots: readonly DraftLot[], put: (lots: DraftLot[]) => void) {
  const [before] = useState(() => [...new Set(lots.map(({ productId }) => productId))]);
  const [picked, setPicked] = useState<readonly ProductToShow[]>([]);
  const { data } = useQuery(getRunList(before));
  const known = new Map([...(data ?? []), ...picked].map((product) => [product._id as string, product]));
  const listed = lots.flatMap((lot): ListedLot[] => {
    const product = known.get(lot.productId);
    return product ? [{ lot, product }] : [];
  });

  // What was put away since then would be on the list unseen.
  const gone = data !== undefined && listed.length < lots.length;
  useEffect(() => {
    if (gone) put(listed.map(({ lot }) => lot));
  });

  return {
    listed,
    loading: !data && before.length > 0,
    picked: [...new Set(lots.map(({ productId }) => productId))],
    pick: (product: ProductToShow) => {
      setPicked((some) => [...some, product]);
      put([...lots, newLot(product._id)]);
    },
    drop: (productId: string) => put(lots.filter((lot) => lot.productId !== productId)),
    put,
    change: (key: string, change: Partial<DraftLot>) =>
      put(lots.map((lot) => (lot.key === key ? { ...lot, ...change } : lot))),
    /** The same thing once more, right after it. */
    again: (key: string) =>
      put(lots.flatMap((lot) => (lot.key === key ? [lot, { ...lot, ...identityOf(lot) }] : [lot]))),
  };
}

const identityOf = ({ productId }: DraftLot) => {
  const { key, id } = newLot(productId);
  return { key, id };
};
