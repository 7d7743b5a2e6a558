import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProductToShow } from '../api/get-products-to-show.ts';
import { getRunList } from '../api/get-run-list.ts';
import { changeDraft, useDraft } from './draft.store.ts';

export type RunList = ReturnType<typeof useRunList>;

/** The run list of the draft: what an earlier visit put on it is asked for, the rest was just picked. */
export function useRunList() {
  const ids = useDraft(({ draft }) => draft.productIds);
  const [before] = useState(ids);
  const [picked, setPicked] = useState<readonly ProductToShow[]>([]);
  const { data } = useQuery(getRunList(before));
  const known = new Map([...(data ?? []), ...picked].map((product) => [product._id as string, product]));
  const listed = ids.flatMap((id) => known.get(id) ?? []);

  // What was put away since then would be on the list unseen.
  const gone = data !== undefined && listed.length < ids.length;
  useEffect(() => {
    if (gone) changeDraft({ productIds: listed.map(({ _id }) => _id) });
  });

  return {
    ids,
    listed,
    loading: !data && before.length > 0,
    pick: (product: ProductToShow) => {
      setPicked((some) => [...some, product]);
      changeDraft({ productIds: [...ids, product._id] });
    },
    put: (productIds: string[]) => changeDraft({ productIds }),
  };
}
