import type { ProductImport } from '@souk/shared/market/imports/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { getStanding } from '../api/imports.ts';

interface ImportResultProps {
  current: ProductImport;
  shopId: string;
  cancelledLate: boolean;
}

/** What came of it: how much was imported, and where that stands in the shop now. */
export function ImportResult({ current, shopId, cancelledLate }: ImportResultProps) {
  const t = useT();
  const { data: standing } = useQuery(getStanding(current));
  return (
    <>
      {current.state === 'cancelled' ? <Cancelled counts={current.counts} /> : null}
      {cancelledLate ? <Notice tone="warning">{t('imports.cancelled.late')}</Notice> : null}
      {standing && standing.onSale > 0 ? (
        <Notice tone="done">{t('imports.standing.onSale', { count: standing.onSale })}</Notice>
      ) : null}
      {standing && standing.drafts > 0 ? (
        <div className="grid gap-3 rounded-12 bg-accent-soft px-4 py-3 sm:flex sm:items-center sm:justify-between">
          <p className="text-14 text-ink-1">
            {t('imports.standing.drafts', { count: standing.drafts })}{' '}
            {standing.withoutPicture > 0
              ? t('imports.standing.withoutPicture', { count: standing.withoutPicture })
              : null}
          </p>
          <ButtonLink
            to="/shop/products/$shopId"
            params={{ shopId }}
            search={{ status: 'draft' }}
            size={40}
            className="shrink-0"
          >
            {t('imports.toDrafts')}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}

function Cancelled({ counts }: Pick<ProductImport, 'counts'>) {
  const t = useT();
  const imported = counts.new + counts.changed;
  return (
    <Notice tone="warning">
      {imported > 0 ? t('imports.cancelled.imported', { count: imported }) : t('imports.cancelled.none')}{' '}
      {imported > 0 && counts['not-imported'] > 0
        ? t('imports.cancelled.left', { count: counts['not-imported'] })
        : null}
    </Notice>
  );
}
