import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';

/** The words find nothing, and what is shown is what they were likely meant to be. */
export function DidYouMean({ keyword, meant }: { keyword: string; meant: string }) {
  const t = useT();
  return (
    <p role="status" className="mb-4 text-14 text-ink-2">
      {t('searching.meant', { keyword })}{' '}
      <Link
        to="/search/$keyword"
        params={{ keyword: meant }}
        className="touch-44 rounded-6 font-semibold text-ink-1 underline underline-offset-3"
      >
        {t('searching.lookFor', { keyword: meant })}
      </Link>
    </p>
  );
}
