import { useT } from '@/platform/i18n/index.ts';

/** The shop of a co-host, beside what it sells. */
export function SoldBy({ shop }: { shop: string }) {
  const t = useT();
  return (
    <p dir="auto" className="own-words line-clamp-2 text-12 text-ink-2 wrap-anywhere">
      {t('coHost.soldBy', { shop })}
    </p>
  );
}
