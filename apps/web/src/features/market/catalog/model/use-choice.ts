import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type Choice, firstChoice, missingOf, variantOf } from './variant-choice.ts';

/** What its buyer chooses of a product; the address names the variant once all is chosen. */
export function useChoice(product: Product, linked: string | undefined) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => firstChoice(product, linked));
  const [asked, setAsked] = useState(false);
  const options = useRef<HTMLDivElement>(null);

  const choose = (next: Choice) => {
    setChoice(next);
    const chosen = missingOf(product, next).length === 0 ? variantOf(product, next) : null;
    void navigate({
      to: '/product/$productId',
      params: { productId: product._id },
      // A person who shares the address, or signs in and comes back, keeps what was chosen.
      search: chosen ? { variant: chosen._id } : {},
      replace: true,
      resetScroll: false,
    });
  };
  /** Says what is missing and leads to the first of it. */
  const ask = () => {
    setAsked(true);
    leadToMissing(options.current);
  };
  return { choice, choose, asked, ask, options };
}

function leadToMissing(groups: HTMLDivElement | null): void {
  const first = [...(groups?.querySelectorAll('[role=radiogroup]') ?? [])].find(
    (group) => !group.querySelector(':checked'),
  );
  first?.scrollIntoView({ block: 'center' });
  first?.querySelector('input')?.focus({ preventScroll: true });
}
