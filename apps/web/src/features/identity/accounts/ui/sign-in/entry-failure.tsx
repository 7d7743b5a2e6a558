import { Link } from '@tanstack/react-router';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { guideArticles } from '@/platform/paths.ts';
import { Notice } from '@/ui/notice/notice.tsx';

/** Why the door stayed closed; who is suspended finds the way to support beside it. */
export function EntryFailure({ failure }: { failure: Error }) {
  const t = useT();
  return (
    <Notice tone="bad">
      {failureWords(failure, t)}
      {isApiError(failure, 'suspended') ? (
        <>
          {' '}
          <Link to="/userguide" search={{ article: guideArticles.contact }} className="font-semibold">
            {t('footer.contact')}
          </Link>
        </>
      ) : null}
    </Notice>
  );
}
