import type { PublicUser } from '@souk/shared/accounts/schema.ts';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Store } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { useOutbox } from '../model/use-outbox.ts';
import { Composer } from './composer.tsx';
import { BackToAll } from './messaging-frame.tsx';
import { OutgoingMessages } from './outgoing-messages.tsx';

/** One person, what was said, and a place to answer. On a phone it takes the whole screen. */
export function Conversation({ person }: { person: PublicUser }) {
  const t = useT();
  const own = useSession((session) => session.user?._id === person._id);
  const muted = useSession((session) => session.user?.muted ?? false);
  const { messages, write, again } = useOutbox(person._id);
  return (
    <section className="flex min-h-0 min-w-0 flex-col bg-paper max-sm:fixed max-sm:inset-0 max-sm:z-50">
      <PersonHeader person={person} />
      <div className="flex min-h-0 grow flex-col overflow-y-auto px-4 py-5 sm:px-6">
        <Beginning person={person} own={own} />
        <OutgoingMessages messages={messages} onAgain={again} />
      </div>
      {own ? null : muted ? (
        <p className="border-t border-line px-6 py-5 text-center text-14 text-ink-2">{t('account.muted')}</p>
      ) : (
        <Composer name={person.name} onSend={write} />
      )}
    </section>
  );
}

function PersonHeader({ person }: { person: PublicUser }) {
  const t = useT();
  const place = [person.shopId?.name, person.city].filter(Boolean).join(' · ');
  return (
    <header className="flex h-16 shrink-0 items-center gap-2 border-b border-line ps-1 pe-3 sm:h-18 sm:px-6">
      <BackToAll className="grid size-11 shrink-0 place-items-center rounded-12 sm:hidden">
        <ChevronLeft size={24} aria-hidden="true" className="rtl:-scale-x-100" />
      </BackToAll>
      <Link
        to="/profile/$userId"
        params={{ userId: person._id }}
        className="flex min-h-11 min-w-0 items-center gap-3 rounded-12"
      >
        <Avatar name={person.name} picture={person.picture} size={44} />
        <span className="min-w-0">
          <h1 className="truncate text-16 font-semibold">{person.name}</h1>
          <span className="block truncate text-13 text-ink-2">
            {place || t('account.handle', { handle: person.handle })}
          </span>
        </span>
      </Link>
      {person.shopId ? (
        <ButtonLink
          to="/shop/$shopId"
          params={{ shopId: person.shopId._id }}
          size={40}
          icon={<Store size={17} aria-hidden="true" />}
          className="ms-auto shrink-0 max-sm:!px-3"
        >
          <span className="max-sm:sr-only">{t('live.visitShop')}</span>
        </ButtonLink>
      ) : null}
    </header>
  );
}

function Beginning({ person, own }: { person: PublicUser; own: boolean }) {
  const t = useT();
  return (
    <div className="m-auto flex flex-col items-center py-8 text-center">
      <Avatar name={person.name} picture={person.picture} size={88} />
      <p className="mt-4 text-16 font-semibold">
        {own ? t('account.thatIsYou') : t('account.sayHello', { name: person.name })}
      </p>
      <p className="mt-1 max-w-80 text-14 text-ink-2">
        {own ? t('account.thatIsYouNote') : t('account.sayHelloNote')}
      </p>
      {own ? (
        <ButtonLink to="/messaging" className="mt-5">
          {t('account.writeTo')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
