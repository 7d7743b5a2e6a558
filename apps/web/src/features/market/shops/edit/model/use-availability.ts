import type { ShopAvailability } from '@souk/shared/market/shops/edit-schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AskedFor, checkShop } from '../api/check-shop.ts';

/** How long typing rests before the market is asked. */
const RESTS_MS = 350;

/** Whether the name and address that are being typed can be had; null while that is not known. */
export function useAvailability({ name, slug }: AskedFor): ShopAvailability | null {
  const [rested, setRested] = useState<AskedFor>({});
  useEffect(() => {
    const asked = { ...(name === undefined ? {} : { name }), ...(slug === undefined ? {} : { slug }) };
    const timer = setTimeout(() => setRested(asked), RESTS_MS);
    return () => clearTimeout(timer);
  }, [name, slug]);
  const settled = rested.name === name && rested.slug === slug;
  const asks = name !== undefined || slug !== undefined;
  const { data, isPlaceholderData } = useQuery({
    ...checkShop(rested),
    placeholderData: keepPreviousData,
  });
  return data && asks && settled && !isPlaceholderData ? data : null;
}
