import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { lineBack } from '@/platform/code/line-back.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { errorCopy, requestIdOf } from '../platform/errors/error-copy.ts';
import { ForbiddenError } from './forbidden.ts';

/** What is shown in place of a screen that could not be loaded or drawn. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  return error instanceof ForbiddenError ? <ForbiddenPage /> : <BrokenPage error={error} reset={reset} />;
}

function BrokenPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const t = useT();
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  const copy = errorCopy(error);
  const requestId = requestIdOf(error);

  async function retry() {
    setRetrying(true);
    await router.invalidate({ sync: true });
    setRetrying(false);
    reset();
  }
  const isLineGone = isApiError(error, 'network_error');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!isLineGone) return;
    let isGone = false;
    void lineBack().then(() => {
      if (!isGone) void retry();
    });
    return () => {
      isGone = true;
    };
  }, [error]);

  return (
    <section className="mx-auto max-w-130 py-16 text-center">
      <h1 className="display text-28">{t('failed.title')}</h1>
      <ErrorState
        title={t(copy.title)}
        note={t(copy.next)}
        {...(requestId ? { requestId } : {})}
        onRetry={() => void retry()}
        retrying={retrying}
      />
      <ButtonLink to="/" look="ghost">
        {t('failed.home')}
      </ButtonLink>
    </section>
  );
}

function ForbiddenPage() {
  const t = useT();
  const shopId = useSession((session) => session.user?.shopId?._id);
  return (
    <section className="mx-auto max-w-130 py-16">
      <h1 className="sr-only">{t('forbidden.title')}</h1>
      <EmptyState
        title={t('forbidden.title')}
        note={t('forbidden.text')}
        action={
          shopId ? (
            <ButtonLink to="/shop/$shopId" params={{ shopId }} look="accent">
              {t('forbidden.own')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/" look="accent">
              {t('missing.home')}
            </ButtonLink>
          )
        }
      />
    </section>
  );
}
