import type { Category } from '@souk/shared/market/categories/schema.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { Picture } from '../picture/picture.tsx';

interface CategoryTileProps {
  category: Pick<Category, '_id' | 'name' | 'image' | 'productCount'>;
  className?: string;
}

/** An arch of the hall: what is sold behind it and how much of it. */
export function CategoryTile({ category, className }: CategoryTileProps) {
  const { number } = useFormat();
  return (
    <Link
      to="/categories/$categoryId"
      params={{ categoryId: category._id }}
      className={cx('group block min-w-0 rounded-16 text-center', className)}
    >
      <Picture
        image={category.image}
        alt=""
        ratio="139/160"
        sizes="(width < 640px) 108px, 139px"
        className="rounded-[50%_50%_16px_16px/43.4%_43.4%_16px_16px]"
      />
      <span className="mt-2.5 block truncate text-14 font-semibold text-ink-1 group-hover:underline">
        {category.name}
      </span>
      <span className="block text-12 text-ink-3 figures">{number(category.productCount)}</span>
    </Link>
  );
}
