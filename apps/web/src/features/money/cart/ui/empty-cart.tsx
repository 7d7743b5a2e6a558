import { useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ProtectionNote } from '@/ui/protection-note/protection-note.tsx';

/** A cart with nothing in it: what will be here, and the way to something to buy. */
export function EmptyCart() {
  const t = useT();
  return (
    <div className="mx-auto max-w-160 px-4 pt-4 pb-28 sm:px-8 sm:pt-8">
      <h1 className="display text-28 sm:text-36">{t('cart.title')}</h1>
      <EmptyState
        className="mt-6 rounded-16 border border-line bg-surface !py-14"
        title={t('account.cartEmpty')}
        note={t('account.cartEmptyNote')}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            <ButtonLink to="/categories/$categoryId" params={everything.category} look="accent" size={48}>
              {t('account.lookAround')}
            </ButtonLink>
            <ButtonLink to="/search/$keyword" params={everything.search} search={{ tab: 'shows' }} size={48}>
              {t('account.watchLive')}
            </ButtonLink>
          </div>
        }
      />
      <ProtectionNote className="mt-6" />
    </div>
  );
}
