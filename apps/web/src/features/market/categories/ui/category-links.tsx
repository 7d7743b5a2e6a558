import type { Category } from '@souk/shared/market/categories/schema.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '@/platform/i18n/index.ts';

type CategoryLinksProps = { label: string; categories: readonly Category[] };

/** Doors as chips in one line, with how much is behind each. */
export function CategoryLinks({ label, categories }: CategoryLinksProps) {
  const { number } = useFormat();
  return (
    <nav
      aria-label={label}
      className="-mx-4 mt-4 flex gap-2 overflow-x-auto bare-scroll px-4 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {categories.map((category) => (
        <Link
          key={category._id}
          to="/categories/$categoryId"
          params={{ categoryId: category._id }}
          className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border border-control/70 bg-surface px-3.25 text-14 font-medium whitespace-nowrap hover:bg-hover max-sm:min-h-11"
        >
          {category.name} <span className="text-ink-3 figures">{number(category.productCount)}</span>
        </Link>
      ))}
    </nav>
  );
}
