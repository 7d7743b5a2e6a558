import type { OwnProductRow } from '@souk/shared/market/catalog/manage-schema.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { MarketStall } from '@/ui/empty-state/market-stall.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { statusTones } from '../../model/product-status.ts';

interface OwnColumnsOptions {
  /** Whose stock is being set. */
  busy: string | null;
  /** Whose stock could not be set: it shows its number again. */
  refused: { _id: string; at: number } | null;
  onStock: (product: OwnProductRow, available: number) => void;
}

export function useOwnColumns({ busy, refused, onStock }: OwnColumnsOptions): Column<OwnProductRow>[] {
  const t = useT();
  const { money, number, relative } = useFormat();
  return [
    {
      key: 'title',
      title: t('own.product'),
      sortable: 'once',
      cell: (product) => <Name product={product} />,
    },
    {
      key: 'status',
      phone: 'mark',
      title: t('own.state'),
      cell: ({ status }) => (
        <StatusChip tone={statusTones[status]}>{t(`editor.status.${status}`)}</StatusChip>
      ),
    },
    {
      key: 'price',
      title: t('own.price'),
      align: 'end',
      sortable: true,
      cell: ({ price, listingKind }) =>
        listingKind === 'giveaway' ? t('ui.giveaway') : price && price.amount > 0 ? money(price) : '–',
    },
    {
      key: 'stock',
      title: t('own.stock'),
      align: 'end',
      sortable: true,
      cell: (product) =>
        product.singleVariantId && product.listingKind === 'buy-now' ? (
          <StockField
            key={`${product.available} ${refused?._id === product._id ? refused.at : ''}`}
            product={product}
            busy={busy === product._id}
            onStock={(available) => onStock(product, available)}
          />
        ) : (
          // Two numbers side by side would be read as one from right to left.
          <span className="inline-flex items-baseline gap-1.5">
            <span>{number(product.available)}</span>
            {product.variantCount > 1 ? (
              <span className="text-13 text-ink-3">{t('own.variants', { count: product.variantCount })}</span>
            ) : null}
          </span>
        ),
    },
    {
      key: 'sold',
      title: t('own.sold'),
      align: 'end',
      sortable: 'once',
      cell: ({ soldCount }) => number(soldCount),
    },
    {
      key: 'kept',
      title: t('own.favorites'),
      align: 'end',
      cell: ({ favoriteCount }) => number(favoriteCount),
    },
    {
      key: 'updated',
      title: t('own.changed'),
      align: 'end',
      sortable: 'once',
      cell: ({ updatedAt }) => <span className="whitespace-nowrap text-ink-2">{relative(updatedAt)}</span>,
    },
  ];
}

function Name({ product }: { product: OwnProductRow }) {
  const t = useT();
  const { _id, title, image, sku, category } = product;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="w-9 shrink-0">
        {image ? (
          <Picture image={image} alt="" ratio="4/5" sizes="36px" className="rounded-8" />
        ) : (
          <span className="grid aspect-4/5 place-items-center rounded-8 bg-fill text-ink-3">
            <MarketStall width={26} />
          </span>
        )}
      </span>
      <span className="min-w-0">
        <Link
          to="/product/edit/$productId"
          params={{ productId: _id }}
          dir="auto"
          className="own-words block max-w-72 truncate font-semibold text-ink-1 hover:underline max-sm:line-clamp-2 max-sm:whitespace-normal"
        >
          {title || t('own.untitled')}
        </Link>
        <span className="block max-w-72 truncate text-13 text-ink-3">
          {[sku, category?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}

interface StockFieldProps {
  product: OwnProductRow;
  busy: boolean;
  onStock: (available: number) => void;
}

/** Written over in its place; Enter or leaving it sets it, Escape puts the number back. */
function StockField({ product, busy, onStock }: StockFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState(String(product.available));
  const commit = () => {
    if (typed === '' || Number(typed) === product.available) setTyped(String(product.available));
    else onStock(Number(typed));
  };
  return (
    <input
      inputMode="numeric"
      aria-label={t('own.stockOf', { title: product.title || t('own.untitled') })}
      value={typed}
      readOnly={busy}
      aria-busy={busy || undefined}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 5))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(String(product.available));
      }}
      className="h-[2.25rem] w-[4.5rem] rounded-10 border border-control bg-surface px-2.5 text-end figures ring-accent-ring outline-none hover:border-ink-2 focus:border-ink-1 focus:ring-3 aria-busy:opacity-50 max-sm:h-11"
    />
  );
}
