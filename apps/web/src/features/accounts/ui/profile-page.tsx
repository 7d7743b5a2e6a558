import type { OwnUser, PublicUser } from '@souk/shared/accounts/schema.ts';
import { CalendarDays, MapPin, MessageCircle, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EditProfile } from './edit-profile.tsx';
import { YourThings } from './your-things.tsx';

interface ProfilePageProps {
  user: PublicUser | OwnUser;
  own: boolean;
  /** The shop they keep and some of what stands in it. */
  shop: ReactNode;
  lookMenu: string;
}

export function ProfilePage({ user, own, shop, lookMenu }: ProfilePageProps) {
  const t = useT();
  return (
    <div className="mx-auto max-w-280 pt-4 sm:pt-8">
      <Person user={user} own={own} />
      {own ? <YourThings user={user as OwnUser} lookMenu={lookMenu} /> : null}
      {shop}
      {!shop && !own ? (
        <p className="mt-10 rounded-16 border border-line bg-surface px-5 py-8 text-center text-14 text-ink-2">
          {t('account.buysHere', { name: user.name })}
        </p>
      ) : null}
    </div>
  );
}

function Person({ user, own }: { user: PublicUser | OwnUser; own: boolean }) {
  const t = useT();
  const { date } = useFormat();
  const [editing, setEditing] = useState(false);
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={user.name} picture={user.picture} size={96} />
      <div className="min-w-52 flex-1">
        <h1 className="display text-28 sm:text-36">{user.name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
          <span dir="ltr">{t('account.handle', { handle: user.handle })}</span>
          {user.city ? (
            <span className="flex items-center gap-1.5">
              <MapPin size={15} aria-hidden="true" />
              {user.city}
            </span>
          ) : null}
          <span className="flex items-center gap-1.5">
            <CalendarDays size={15} aria-hidden="true" />
            {t('account.joined', { day: date(user.joinedAt) })}
          </span>
        </p>
        {user.bio ? (
          <p dir="auto" className="own-words mt-2.5 max-w-160 text-16 text-ink-1">
            {user.bio}
          </p>
        ) : null}
      </div>
      {own ? (
        <Button
          icon={<Pencil size={16} aria-hidden="true" />}
          className="max-sm:w-full"
          onClick={() => setEditing(true)}
        >
          {t('account.editProfile')}
        </Button>
      ) : (
        <ButtonLink
          to="/messaging/$userId"
          params={{ userId: user._id }}
          look="accent"
          icon={<MessageCircle size={17} aria-hidden="true" />}
          className="max-sm:w-full"
        >
          {t('account.message')}
        </ButtonLink>
      )}
      {editing ? <EditProfile user={user} onClose={() => setEditing(false)} /> : null}
    </header>
  );
}
