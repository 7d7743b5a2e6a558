import { useQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { getStoredMessages } from '../api/stored-messages.ts';
import { MessageList, MessageListSkeleton } from './message-list.tsx';
import { MessageView } from './message-view.tsx';

/** The mails and text messages of the demo beside the one that is read. A phone shows one of the two. */
export function OutboxPage({ chosen }: { chosen: string | undefined }) {
  const t = useT();
  const { data, isError, refetch } = useQuery(getStoredMessages());
  const messages = data?.items;
  return (
    <div className="mx-auto max-w-284 pt-4 sm:pt-10">
      <PageHeader
        title={t('outbox.title')}
        note={t('outbox.note')}
        className={cx(chosen && 'max-lg:sr-only')}
      />
      {messages?.length === 0 && !chosen ? (
        <EmptyState
          className="py-16"
          title={t('outbox.empty')}
          note={t('outbox.emptyNote')}
          action={
            <ButtonLink to="/login" look="accent">
              {t('outbox.emptyAction')}
            </ButtonLink>
          }
        />
      ) : (
        <div
          className={cx(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 lg:mt-6 lg:grid-cols-[360px_minmax(0,1fr)]',
            !chosen && 'mt-6',
          )}
        >
          <div
            className={cx(
              '-mx-3 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-120px)] lg:overflow-y-auto',
              chosen && 'max-lg:hidden',
            )}
          >
            {messages ? (
              <MessageList messages={messages} chosen={chosen} />
            ) : isError ? (
              <ErrorState title={t('outbox.failed')} onRetry={() => void refetch()} />
            ) : (
              <MessageListSkeleton />
            )}
          </div>
          {chosen ? (
            <MessageView id={chosen} />
          ) : (
            <p className="py-24 text-center text-14 text-ink-2 max-lg:hidden">{t('outbox.choose')}</p>
          )}
        </div>
      )}
    </div>
  );
}
