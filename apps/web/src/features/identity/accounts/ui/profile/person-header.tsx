import type { OwnUser, PublicUser } from '@souk/shared/identity/accounts/schema.ts';
import { CalendarDays, ExternalLink, MapPin, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button } from '@/ui/button/button.tsx';
import { EditProfile } from '../edit-profile.tsx';
import { OwnAvatar } from '../picture/own-avatar.tsx';
import { UserBadges } from './user-badges.tsx';

interface PersonHeaderProps {
  user: PublicUser | OwnUser;
  own: boolean;
  /** How many follow and are followed. */
  counts: ReactNode;
  /** What one may do with someone else. */
  actions: ReactNode;
}

const avatarSize = 112;

/** Who it is: face, name, words, and what they have proved. */
export function PersonHeader({ user, own, counts, actions }: PersonHeaderProps) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
      {own ? (
        <OwnAvatar user={user} size={avatarSize} />
      ) : (
        <Avatar name={user.name} picture={user.picture} size={avatarSize} />
      )}
      <div className="min-w-60 flex-1 self-center">
        <h1 dir="auto" className="own-words display text-28 wrap-anywhere sm:text-36">
          {user.name}
        </h1>
        <Facts user={user} />
        <div className="mt-2.5">{counts}</div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full sm:self-center">
        {own ? (
          <Button
            icon={<Pencil size={16} aria-hidden="true" />}
            className="max-sm:w-full"
            onClick={() => setEditing(true)}
          >
            {t('account.editProfile')}
          </Button>
        ) : (
          actions
        )}
      </div>
      <div className="flex w-full flex-col gap-3.5">
        {user.bio ? (
          <p dir="auto" className="own-words max-w-160 text-16 wrap-anywhere whitespace-pre-line text-ink-1">
            {user.bio}
          </p>
        ) : null}
        <Links links={user.links} />
        <UserBadges badges={user.badges} />
      </div>
      {editing ? <EditProfile user={user} onClose={() => setEditing(false)} /> : null}
    </header>
  );
}

function Facts({ user }: { user: PublicUser }) {
  const t = useT();
  const { date } = useFormat();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
      <bdi className="wrap-anywhere">{t('account.handle', { handle: user.handle })}</bdi>
      {user.city ? (
        <span className="flex min-w-0 items-center gap-1.5">
          <MapPin size={15} aria-hidden="true" className="shrink-0" />
          <bdi className="wrap-anywhere">{user.city}</bdi>
        </span>
      ) : null}
      <span className="flex items-center gap-1.5">
        <CalendarDays size={15} aria-hidden="true" className="shrink-0" />
        {t('account.joined', { day: date(user.joinedAt) })}
      </span>
    </p>
  );
}

/** To places elsewhere, which get neither a rank nor a name from here. */
function Links({ links }: { links: PublicUser['links'] }) {
  const t = useT();
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('profile.links')} className="flex flex-wrap gap-x-5 gap-y-2">
      {links.map((link) => (
        <li key={`${link.label} ${link.url}`} className="min-w-0 max-w-full">
          <a
            href={link.url}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="touch-44 flex max-w-full items-center gap-1.5 text-14 font-medium text-accent-text hover:underline"
          >
            <ExternalLink size={15} aria-hidden="true" className="shrink-0" />
            <bdi className="truncate">{link.label}</bdi>
            <bdi className="truncate text-13 font-normal text-ink-2">{hostOf(link.url)}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

// Seen beside the words, so that nobody is led elsewhere than they think.
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '');
