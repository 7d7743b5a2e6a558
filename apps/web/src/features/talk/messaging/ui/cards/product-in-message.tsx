import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Picture } from '@/ui/picture/picture.tsx';

export function ProductInMessage({ product }: { product: ProductCard }) {
  const t = useT();
  const { money } = useFormat();
  const { _id, title, image, price, was, available, shop } = product;
  const left = available > 0 ? t('messaging.left', { count: available }) : t('messaging.soldOut');
  return (
    <Link
      to="/product/$productId"
      params={{ productId: _id }}
      className="flex items-center gap-3 rounded-12 hover:[&_b]:underline"
    >
      <Picture image={image} alt="" ratio="4/5" sizes="64px" className="!w-16 shrink-0 rounded-12" />
      <span className="min-w-0">
        <b dir="auto" className="own-words line-clamp-2 text-14 font-semibold">
          {title}
        </b>
        <span className="mt-1 flex flex-wrap items-baseline gap-x-1.5 figures">
          <span className="text-16 font-semibold">{money(price)}</span>
          {was ? <s className="text-14 text-ink-3">{money(was)}</s> : null}
        </span>
        <span className="mt-0.5 block truncate text-12 text-ink-2 figures">{`${left} · ${shop.name}`}</span>
      </span>
    </Link>
  );
}
