import type { DesignedMessage } from '@souk/shared/desk/dev-outbox/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, Check, ChevronLeft, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { getStoredMessage } from '../api/stored-messages.ts';
import { whatToDo } from '../model/what-to-do.ts';
import { MailFrame } from './mail-frame.tsx';

export function MessageView({ id }: { id: string }) {
  const t = useT();
  const { data, error, refetch } = useQuery(getStoredMessage(id));
  if (data) return <Message key={data._id} message={data} />;
  if (isApiError(error, 'not_found')) {
    return (
      <EmptyState
        title={t('outbox.gone')}
        action={<ButtonLink to="/system-developer/outbox">{t('outbox.back')}</ButtonLink>}
      />
    );
  }
  if (error) return <ErrorState title={t('outbox.failed')} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="mt-4 h-4 w-1/2" />
      <Skeleton className="mt-8 h-90 w-full !rounded-16" />
    </SkeletonGroup>
  );
}

function Message({ message }: { message: DesignedMessage }) {
  const t = useT();
  const format = useFormat();
  const [look, setLook] = useState<'mail' | 'text'>('mail');
  const { code, link } = whatToDo(message.body);
  return (
    <article className="grid gap-5">
      <ButtonLink
        to="/system-developer/outbox"
        look="ghost"
        size={40}
        icon={<ChevronLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />}
        className="-ms-3 justify-self-start lg:!hidden"
      >
        {t('outbox.back')}
      </ButtonLink>
      <header>
        <h2 className="display text-22 wrap-anywhere">
          <bdi>{message.subject || t('outbox.sms')}</bdi>
        </h2>
        <dl className="mt-2 flex flex-wrap gap-x-2 text-14 text-ink-2">
          <dt>{t('outbox.to')}</dt>
          <dd className="font-medium text-ink-1 wrap-anywhere">
            <bdi dir="ltr">{message.recipient}</bdi>
          </dd>
          <dd>
            <time dateTime={message.createdAt}>{format.dayAndTime(message.createdAt)}</time>
          </dd>
        </dl>
      </header>
      {code || link || message.html ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {message.html ? (
            <Segment
              label={t('outbox.body')}
              value={look}
              onChange={setLook}
              choices={[
                { value: 'mail', label: t('outbox.asMail') },
                { value: 'text', label: t('outbox.asText') },
              ]}
            />
          ) : null}
          <Actions code={code} link={link} />
        </div>
      ) : null}
      {message.html && look === 'mail' ? (
        <MailFrame title={t('outbox.body')} html={message.html} />
      ) : (
        <PlainText>{message.body}</PlainText>
      )}
    </article>
  );
}

function Actions({ code, link }: { code: string | null; link: string | null }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  if (code) {
    return (
      <Button
        look="accent"
        icon={copied ? <Check size={17} aria-hidden="true" /> : <Copy size={17} aria-hidden="true" />}
        onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}
      >
        <span aria-live="polite">{copied ? t('outbox.copied') : t('outbox.copyCode', { code })}</span>
      </Button>
    );
  }
  if (!link) return null;
  return (
    <a href={link} target="_blank" rel="noreferrer" className={buttonStyle({ look: 'accent' })}>
      {t('outbox.openLink')}
      <ArrowUpRight size={17} aria-hidden="true" className="rtl:-scale-x-100" />
    </a>
  );
}

function PlainText({ children }: { children: ReactNode }) {
  return (
    <p
      dir="auto"
      className="rounded-16 border border-line bg-surface p-5 text-14 leading-relaxed wrap-anywhere whitespace-pre-wrap"
    >
      {children}
    </p>
  );
}
