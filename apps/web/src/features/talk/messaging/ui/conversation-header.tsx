import type { Conversation } from '@souk/shared/talk/messaging/schema.ts';
import { Link } from '@tanstack/react-router';
import { Ban, Bell, BellOff, ChevronLeft, Ellipsis, Flag, Store, UserRound } from 'lucide-react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { VerifiedMark } from '@/ui/badge/verified-mark.tsx';
import { IconButton } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import { usePresence } from '../model/use-presence.ts';
import { BackToAll } from './messaging-frame.tsx';

interface ConversationHeaderProps {
  conversation: Conversation;
  muted: boolean;
  /** Null while there is nothing to mute yet. */
  onMute: ((muted: boolean) => void) | null;
  onBlock: (block: boolean) => void;
  onReport: () => void;
}

/** With whom one talks, whether they are there, and what can be done about them. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { conversation, muted, onMute, onBlock, onReport } = props;
  const t = useT();
  const { with: person, blocked, mayWrite } = conversation;
  const presence = usePresence(mayWrite === 'yourself' || mayWrite === 'blocked-by-you' ? null : person._id);
  const entries: MenuEntry[] = [
    ...(person.shop
      ? [
          {
            kind: 'link' as const,
            key: 'shop',
            label: t('live.visitShop'),
            icon: <Store />,
            link: <Link to="/shop/$shopId" params={{ shopId: person.shop._id }} />,
          },
        ]
      : []),
    {
      kind: 'link',
      key: 'profile',
      label: t('messaging.profile'),
      icon: <UserRound />,
      link: <Link to="/profile/$userId" params={{ userId: person._id }} />,
    },
    ...(onMute
      ? [
          {
            key: 'mute',
            label: muted ? t('messaging.unmute') : t('messaging.mute'),
            icon: muted ? <Bell /> : <BellOff />,
            onSelect: () => onMute(!muted),
          },
        ]
      : []),
    { kind: 'line', key: 'line' },
    {
      key: 'block',
      label: blocked ? t('messaging.unblock') : t('messaging.block'),
      icon: <Ban />,
      danger: !blocked,
      onSelect: () => onBlock(!blocked),
    },
    { key: 'report', label: t('messaging.report'), icon: <Flag />, danger: true, onSelect: onReport },
  ];
  return (
    <header className="flex min-h-18 shrink-0 items-center gap-2 border-b border-line py-1.5 ps-1 pe-2 sm:ps-6 sm:pe-4">
      <BackToAll className="grid size-11 shrink-0 place-items-center rounded-12 sm:hidden">
        <ChevronLeft size={24} aria-hidden="true" className="rtl:-scale-x-100" />
      </BackToAll>
      <Link
        to="/profile/$userId"
        params={{ userId: person._id }}
        className="flex min-h-11 min-w-0 items-center gap-3 rounded-12"
      >
        <Avatar name={person.name} picture={person.picture} size={44} online={presence?.online ?? false} />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5">
            <h1 className="truncate text-16 font-semibold">
              {person.gone ? t('messaging.gonePerson') : person.name}
            </h1>
            {person.verified ? <VerifiedMark size={16} /> : null}
          </span>
          <About conversation={conversation} presence={presence} />
        </span>
      </Link>
      <span className="ms-auto flex shrink-0 items-center gap-1">
        {person.shop ? (
          <ButtonLink
            to="/shop/$shopId"
            params={{ shopId: person.shop._id }}
            icon={<Store size={17} aria-hidden="true" />}
            className="max-lg:!hidden"
          >
            {t('live.visitShop')}
          </ButtonLink>
        ) : null}
        {mayWrite === 'yourself' ? null : (
          <Menu
            trigger={
              <IconButton label={t('messaging.more')} look="ghost">
                <Ellipsis size={20} aria-hidden="true" />
              </IconButton>
            }
            entries={entries}
          />
        )}
      </span>
    </header>
  );
}

interface AboutProps {
  conversation: Conversation;
  presence: ReturnType<typeof usePresence>;
}

/** The shop, whether they are there, and how soon they answer. */
function About({ conversation, presence }: AboutProps) {
  const t = useT();
  const { relative, date } = useFormat();
  const { with: person, answersInMinutes, away } = conversation;
  // Nobody needs to know it to the second.
  const minuteAgo = useNow(60_000) - 60_000;
  const there = presence?.online
    ? t('messaging.online')
    : presence?.seenAt
      ? t('messaging.seen', { when: relative(new Date(Math.min(presence.seenAt, minuteAgo)).toISOString()) })
      : null;
  const soon = away
    ? away.until
      ? t('messaging.awayUntil', { until: date(away.until, 'weekday') })
      : t('messaging.away')
    : answersInMinutes === null
      ? null
      : answersInMinutes < 60
        ? t('messaging.answersInMinutes', { count: answersInMinutes })
        : t('messaging.answersInHours', { count: Math.round(answersInMinutes / 60) });
  const words = [person.shop?.name ?? t('account.handle', { handle: person.handle }), there, soon];
  return (
    <span className="block truncate text-13 text-ink-2 figures">{words.filter(Boolean).join(' · ')}</span>
  );
}
