import { Link } from '@tanstack/react-router';
import { SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import { MarketStall } from '@/ui/empty-state/market-stall.tsx';

interface MessagingFrameProps {
  /** Whether someone is being talked to: then a phone shows only them. */
  talking: boolean;
  children: ReactNode;
}

/** Conversations beside the one that is open. A phone shows one of the two. */
export function MessagingFrame({ talking, children }: MessagingFrameProps) {
  const t = useT();
  // The page is about the person, once there is one.
  const Title = talking ? 'h2' : 'h1';
  return (
    <div className="sm:grid sm:h-[calc(100dvh-73px)] sm:grid-cols-[280px_minmax(0,1fr)] lg:grid-cols-[360px_minmax(0,1fr)]">
      <section
        aria-label={t('account.conversations')}
        className={cx(
          'flex flex-col border-line p-4 sm:overflow-y-auto sm:border-e sm:p-6',
          talking && 'max-sm:hidden',
        )}
      >
        <div className="flex items-center justify-between gap-3">
          <Title className="display text-28">{t('screen.messages')}</Title>
          <ButtonLink
            to="/messaging"
            size={40}
            icon={<SquarePen size={17} aria-hidden="true" />}
            className="max-sm:!hidden"
          >
            {t('account.newMessage')}
          </ButtonLink>
        </div>
        <div className="flex grow flex-col items-center justify-center py-8 text-center max-sm:hidden">
          <MarketStall />
          <p className="mt-5 text-16 font-semibold">{t('account.noConversations')}</p>
          <p className="mt-1 max-w-60 text-14 text-ink-2">{t('account.noConversationsNote')}</p>
        </div>
        <p className="mt-1 text-14 text-ink-2 sm:hidden">{t('account.noConversationsNote')}</p>
      </section>
      {children}
    </div>
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
