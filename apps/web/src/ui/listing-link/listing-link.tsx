import type { ProductId, VariantId } from '@souk/shared/ids.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ListingLinkProps {
  line: { productId: ProductId; variantId: VariantId; event: object | null };
  className?: string;
  children: ReactNode;
}

/** To the page of what a line is of: a product with what was chosen, or an event. */
export function ListingLink({ line: { productId, variantId, event }, ...shown }: ListingLinkProps) {
  return event ? (
    <Link to="/event-view/$productId" params={{ productId }} {...shown} />
  ) : (
    <Link to="/product/$productId" params={{ productId }} search={{ variant: variantId }} {...shown} />
  );
}
