import type { OwnUser, PublicUser } from '@souk/shared/identity/accounts/schema.ts';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';
import { PersonHeader } from './profile/person-header.tsx';
import { YourThings } from './your-things.tsx';

interface ProfilePageProps {
  user: PublicUser | OwnUser;
  own: boolean;
  counts: ReactNode;
  /** Follow, and what one does rarely. */
  follow: ReactNode;
  menu: ReactNode;
  unblock: ReactNode;
  /** The shop they keep and some of what stands in it. */
  shop: ReactNode;
  /** The reviews they wrote; `empty` stands there when there are none. */
  reviews: (empty: ReactNode) => ReactNode;
  lookMenu: string;
}

export function ProfilePage(props: ProfilePageProps) {
  const { user, own, counts, follow, menu, unblock, shop, reviews, lookMenu } = props;
  const t = useT();
  const { name, blocked } = user;
  return (
    <div className="mx-auto max-w-280 pt-4 sm:pt-8">
      <PersonHeader
        user={user}
        own={own}
        counts={counts}
        actions={
          blocked ? null : (
            <>
              {follow}
              <ButtonLink
                to="/messaging/$userId"
                params={{ userId: user._id }}
                look="accent"
                icon={<MessageCircle size={17} aria-hidden="true" />}
                className="max-sm:grow"
              >
                {t('account.message')}
              </ButtonLink>
              {menu}
            </>
          )
        }
      />
      {blocked ? (
        <Notice className="mt-6" action={unblock}>
          {t('profile.blocked', { name })}
        </Notice>
      ) : null}
      {own ? <YourThings user={user as OwnUser} lookMenu={lookMenu} /> : null}
      {shop}
      <section className="mt-12">
        <SectionHeader
          title={own ? t('profile.ownReviews') : t('profile.reviews', { name })}
          className="[&_h2]:wrap-anywhere lg:[&_h2]:text-22"
        />
        {reviews(own ? <NoOwnReviews /> : <NoReviews name={name} />)}
      </section>
    </div>
  );
}

function NoOwnReviews() {
  const t = useT();
  return (
    <EmptyState
      title={t('profile.noOwnReviews')}
      note={t('profile.noOwnReviewsNote')}
      action={<ButtonLink to="/myorders">{t('profile.toOrders')}</ButtonLink>}
    />
  );
}

function NoReviews({ name }: { name: string }) {
  const t = useT();
  return (
    <p className="rounded-16 border border-line bg-surface px-5 py-8 text-center text-14 wrap-anywhere text-ink-2">
      {t('profile.noReviews', { name })}
    </p>
  );
}
