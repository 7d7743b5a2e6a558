import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { useState } from 'react';
import { type Choice, firstChoice } from './variant-choice.ts';

/** What its buyer chooses; until they do, the variant that is named for them, also where its name comes late. */
export function useLateChoice(product: Product, named: string | undefined) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [first, setFirst] = useState(named);
  // Kept: an offer that is spent names none any more, and what was paid stays chosen.
  if (first === undefined && named !== undefined) setFirst(named);
  return [chosen ?? firstChoice(product, first), setChosen] as const;
}
