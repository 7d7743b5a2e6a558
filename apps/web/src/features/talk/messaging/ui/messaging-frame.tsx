import { Link, useParams } from '@tanstack/react-router';
import { Search, Settings2, SquarePen, X } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useBreak } from '@/platform/live/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { cx } from '@/ui/cx.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { fine } from '../model/connection.ts';
import { type InboxFilter, inboxFilters } from '../model/inbox.ts';
import { useInbox } from '../model/use-inbox.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { FoundConversations } from './found-conversations.tsx';
import { InboxList } from './inbox-list.tsx';

const SellerWords = lazyPart(async () => (await import('./seller-words.tsx')).SellerWords);

interface MessagingFrameProps {
  /** Whether someone is being talked to: then a phone shows only them. */
  talking: boolean;
  /** Whether someone to write to is being looked for. */
  choosing: boolean;
  children: ReactNode;
}

/** Conversations beside the one that is open. A phone shows one of the two. */
export function MessagingFrame({ talking, choosing, children }: MessagingFrameProps) {
  const t = useT();
  const { userId } = useParams({ strict: false });
  const [filter, setFilter] = useState<InboxFilter>('all');
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const inbox = useInbox(filter);
  // The page is about the person, once there is one or one is looked for.
  const Title = talking || choosing ? 'h2' : 'h1';
  return (
    // Below the header, and below the line that says one is offline.
    <div className="sm:grid sm:h-[calc(100dvh-var(--around-pane,73px)-var(--toast-room,0px))] [p[role=status]~main_&]:sm:h-[calc(100dvh-var(--around-pane,73px)-37px-var(--toast-room,0px))] sm:grid-cols-[280px_minmax(0,1fr)] lg:grid-cols-[360px_minmax(0,1fr)]">
      <section
        aria-label={t('account.conversations')}
        className={cx(
          'flex min-h-0 flex-col border-line max-sm:pb-24 sm:border-e',
          (talking || choosing) && 'max-sm:hidden',
        )}
      >
        {talking ? null : <InboxConnection isWaiting={!inbox.lines} />}
        <div className="flex flex-col gap-3 px-4 pt-4 pb-2.5 sm:px-6 sm:pt-5">
          <div className="flex min-h-10 items-center gap-2">
            <Title className="display grow text-22">{t('screen.messages')}</Title>
            <SellerWordsButton />
            <ButtonLink
              to="/messaging"
              search={{ new: '1' }}
              size={32}
              icon={<SquarePen size={16} aria-hidden="true" />}
            >
              {t('account.newMessage')}
            </ButtonLink>
          </div>
          <SearchField text={text} onChange={setText} />
          {wanted ? null : (
            <ChipRow label={t('messaging.which')}>
              {inboxFilters.map((one) => (
                <Chip
                  key={one}
                  chosen={one === filter}
                  {...(one === 'unread' && inbox.unread ? { count: inbox.unread } : {})}
                  onClick={() => setFilter(one)}
                >
                  {t(`messaging.filter.${one}`)}
                </Chip>
              ))}
            </ChipRow>
          )}
        </div>
        <div className="min-h-0 grow px-2 pb-3 sm:overflow-y-auto sm:px-3">
          {wanted ? (
            <FoundConversations text={wanted} current={userId} />
          ) : (
            <InboxList inbox={inbox} filter={filter} current={userId} />
          )}
        </div>
      </section>
      {children}
    </div>
  );
}

/** The conversation that is open says it itself. */
function InboxConnection({ isWaiting }: { isWaiting: boolean }) {
  const broken = useBreak(isWaiting);
  return <ConnectionBar connection={broken ? { kind: broken } : fine} />;
}

function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useT();
  return (
    <label className="flex h-[calc(0.75rem+28px)] items-center gap-2.5 rounded-full bg-fill px-4 has-[input:focus]:ring-2 has-[input:focus]:ring-ink-1 max-sm:h-[calc(0.75rem+32px)]">
      <Search size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="sr-only">{t('messaging.search')}</span>
      <input
        type="search"
        autoComplete="off"
        placeholder={t('messaging.search')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 grow bg-transparent text-16 outline-none sm:text-14"
      />
      {text ? (
        <button
          type="button"
          aria-label={t('messaging.endSearch')}
          onClick={() => onChange('')}
          className="touch-44"
        >
          <X size={17} aria-hidden="true" />
        </button>
      ) : null}
    </label>
  );
}

/** A seller's saved replies and away note. */
function SellerWordsButton() {
  const t = useT();
  const seller = useSession((session) => Boolean(session.user?.shopId));
  const [open, setOpen] = useState(false);
  if (!seller) return null;
  return (
    <>
      <IconButton label={t('messaging.sellerWords')} look="ghost" size={32} onClick={() => setOpen(true)}>
        <Settings2 size={18} aria-hidden="true" />
      </IconButton>
      {open ? (
        <Suspense fallback={null}>
          <SellerWords onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Back to all conversations, on a phone. */
export function BackToAll({ className, children }: { className: string; children: ReactNode }) {
  const t = useT();
  return (
    <Link to="/messaging" aria-label={t('account.allConversations')} className={className}>
      {children}
    </Link>
  );
}
