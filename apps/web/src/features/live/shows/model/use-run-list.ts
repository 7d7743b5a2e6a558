import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProductToShow } from '../api/get-products-to-show.ts';
import { getRunList } from '../api/get-run-list.ts';
import { type DraftLot, newLot } from './draft.ts';
import { type DraftStep, itemsOf, partsOf, type RunItem, type RunListDraft } from './run-items.ts';

export type RunList = ReturnType<typeof useRunList>;
export type ListedLot = { lot: DraftLot; product: ProductToShow };
/** A line with what it sells; a break sells nothing. */
export type Listed = { item: RunItem; product: ProductToShow | null };

const productOf = (item: RunItem): string | null => {
  if (item.kind === 'lot') return item.lot.productId;
  return item.step.kind === 'product' ? item.step.productId : null;
};

/** What is picked in a list of products: a lot of one variant is that variant. */
const pickedAs = (item: RunItem): string | null =>
  (item.kind === 'lot' ? item.lot.variantId : null) ?? productOf(item);

/** The run list of a draft with what it sells: what an earlier visit put on it is asked for, the rest was just picked. */
export function useRunList(draft: RunListDraft, change: (to: RunListDraft) => void) {
  const items = itemsOf(draft);
  const products = [...new Set(items.flatMap((item) => productOf(item) ?? []))];
  const [before] = useState(products);
  const [picked, setPicked] = useState<readonly ProductToShow[]>([]);
  const { data } = useQuery(getRunList(before));
  const known = new Map([...(data ?? []), ...picked].map((product) => [product._id as string, product]));
  const listed = items.flatMap((item): Listed[] => {
    const id = productOf(item);
    const product = id === null ? null : known.get(id);
    return product === undefined ? [] : [{ item, product }];
  });
  const put = (next: readonly RunItem[]) => change(partsOf(next));

  // What was put away since then would be on the list unseen.
  const gone = data !== undefined && listed.length < items.length;
  useEffect(() => {
    if (gone) put(listed.map(({ item }) => item));
  });

  return {
    items,
    listed,
    loading: !data && before.length > 0,
    picked: [...new Set(items.flatMap((item) => pickedAs(item) ?? []))],
    pick: (product: ProductToShow, as: 'lot' | 'product', variantId: string | null) => {
      setPicked((some) => [...some, product]);
      put([...items, as === 'lot' ? lotItem(newLot(product._id, variantId)) : stepItem(saleOf(product._id))]);
    },
    /** By the id it was picked by. */
    drop: (id: string) => put(items.filter((item) => pickedAs(item) !== id)),
    put,
    change: (key: string, to: Partial<DraftLot>) =>
      put(
        items.map((item) =>
          item.key === key && item.kind === 'lot' ? lotItem({ ...item.lot, ...to }) : item,
        ),
      ),
    /** The same thing once more, right after it. */
    again: (key: string) =>
      put(
        items.flatMap((item) =>
          item.key === key && item.kind === 'lot'
            ? [item, lotItem({ ...item.lot, ...identityOf(item.lot) })]
            : [item],
        ),
      ),
    /** A break at the end of the list; its key. */
    addTalk: (title: string): string => {
      const talk: DraftStep = { key: crypto.randomUUID(), afterLots: 0, kind: 'talk', title, minutes: 10 };
      put([...items, stepItem(talk)]);
      return talk.key;
    },
    changeTalk: (key: string, to: { title?: string; minutes?: number }) =>
      put(
        items.map((item) =>
          item.key === key && item.kind === 'step' && item.step.kind === 'talk'
            ? stepItem({ ...item.step, ...to })
            : item,
        ),
      ),
  };
}

const lotItem = (lot: DraftLot): RunItem => ({ kind: 'lot', key: lot.key, lot });
const stepItem = (step: DraftStep): RunItem => ({ kind: 'step', key: step.key, step });
const saleOf = (productId: string): DraftStep => ({
  ...{ key: crypto.randomUUID(), afterLots: 0, kind: 'product', productId },
});

const identityOf = ({ productId }: DraftLot) => {
  const { key, id } = newLot(productId);
  return { key, id };
};
