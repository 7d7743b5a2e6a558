import type { BulkResult, ChosenProduct } from '@souk/shared/market/catalog/manage-schema.ts';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { problemWords, type ToldProblem } from '../../model/problem-words.ts';

interface BulkFailuresProps {
  result: BulkResult;
  products: readonly ChosenProduct[];
  onClose: () => void;
}

/** Of many that fail alike a few say enough. */
const mostListed = 12;

/** Which of them could not be changed, and why. */
export function BulkFailures({ result, products, onClose }: BulkFailuresProps) {
  const t = useT();
  const { list } = useFormat();
  const why = ({ code, message, details }: BulkResult['failed'][number]) =>
    code === 'invalid_input' && Array.isArray(details)
      ? list(problemWords(details as ToldProblem[], t))
      : failureWords(new ApiError(code, 409, message), t);
  return (
    <Notice tone="bad" onClose={onClose} className="mb-4 !items-start">
      <p className="font-semibold">{t('own.failed', { count: result.failed.length })}</p>
      <ul className="mt-1 grid gap-1">
        {result.failed.slice(0, mostListed).map((one) => (
          <li key={one._id}>
            <Link to="/product/edit/$productId" params={{ productId: one._id }} className="font-medium">
              {products.find(({ _id }) => _id === one._id)?.title || t('own.untitled')}
            </Link>{' '}
            {why(one)}
          </li>
        ))}
      </ul>
      {result.failed.length > mostListed ? (
        <p className="mt-1">{t('own.failedMore', { count: result.failed.length - mostListed })}</p>
      ) : null}
    </Notice>
  );
}
