import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { getFailedPictures } from '../api/imports.ts';

interface FailedPicturesProps {
  id: string;
  failed: number;
  busy: boolean;
  onRetry: () => void;
}

/** Pictures that stayed where they were, and why. */
export function FailedPictures({ id, failed, busy, onRetry }: FailedPicturesProps) {
  const t = useT();
  const { number } = useFormat();
  const found = useQuery(getFailedPictures(id, failed));
  const items = found.data?.items ?? [];
  if (failed === 0 || items.length === 0) return null;
  return (
    <Panel
      title={t('imports.failedPictures', { count: failed })}
      actions={
        <Button size={40} disabled={busy} onClick={onRetry}>
          {t('imports.retryPictures')}
        </Button>
      }
    >
      <p className="mb-3 text-14 text-ink-2">
        {t('imports.failedPicturesNote')}{' '}
        {failed > items.length ? t('imports.firstPictures', { count: items.length }) : null}
      </p>
      <ul className="grid max-h-80 gap-3 overflow-y-auto">
        {items.map(({ row, column, url, failure, product }) => (
          <li key={`${product._id} ${url}`} className="min-w-0 text-14">
            <bdi className="font-medium text-ink-2">{t('imports.place', { row: number(row), column })}</bdi>{' '}
            {t(`imports.picture.${failure}`)}
            <div className="truncate text-13 text-ink-3">
              <Link
                to="/product/$productId"
                params={{ productId: product._id }}
                className="text-ink-2 underline decoration-control underline-offset-3"
              >
                <bdi>{product.title}</bdi>
              </Link>{' '}
              <bdi dir="ltr">{url}</bdi>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
