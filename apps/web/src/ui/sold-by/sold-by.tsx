import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

interface SoldByProps {
  /** Nothing where the shop whose page or show it is sells it. */
  shop: string | null | undefined;
  className?: string;
}

/** The shop of a co-host, beside what it sells. */
export function SoldBy({ shop, className = 'text-ink-2' }: SoldByProps) {
  const t = useT();
  if (!shop) return null;
  return (
    <p dir="auto" className={cx('own-words line-clamp-2 text-12 wrap-anywhere', className)}>
      {t('coHost.soldBy', { shop })}
    </p>
  );
}
