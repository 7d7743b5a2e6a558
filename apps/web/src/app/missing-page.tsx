import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';

/** In the frame of the market, whose header has the search it speaks of. */
export function MissingPage() {
  const t = useT();
  return (
    <section className="mx-auto max-w-130 py-16">
      <h1 className="sr-only">{t('missing.title')}</h1>
      <EmptyState
        title={t('missing.title')}
        note={t('missing.text')}
        action={
          <ButtonLink to="/" look="accent">
            {t('missing.home')}
          </ButtonLink>
        }
      />
    </section>
  );
}
