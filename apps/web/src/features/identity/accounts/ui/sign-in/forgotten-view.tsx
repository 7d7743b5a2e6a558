import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { sendResetLink } from '../../api/sign-in.ts';
import { useDoor } from '../../model/door.ts';
import { EmailField } from './email-field.tsx';
import { ViewHead } from './view-head.tsx';

/** The same words whether or not there is such an account. */
export function ForgottenView() {
  const t = useT();
  const { email, to } = useDoor();
  const send = useMutation({ mutationFn: () => sendResetLink(email) });
  const again = useMutation({ mutationFn: () => sendResetLink(email) });
  const failure = again.error ?? send.error;
  return (
    <>
      <ViewHead
        title={t(send.isSuccess ? 'signIn.linkSentTitle' : 'signIn.forgottenTitle')}
        text={send.isSuccess ? t('signIn.linkSent', { email }) : t('signIn.forgottenText')}
        back={{ search: to('sign-in') }}
      />
      {send.isSuccess ? (
        <div className="flex flex-col items-start gap-4">
          <p className="flex items-start gap-3 text-14 text-ink-2">
            <MailCheck size={20} aria-hidden="true" className="shrink-0 text-won-text" />
            {t('signIn.nothingCame')}
          </p>
          {failure ? <Notice tone="bad">{failureWords(failure, t)}</Notice> : null}
          {again.isSuccess ? <Notice tone="done">{t('signIn.sentAgain')}</Notice> : null}
          <Button size={48} block loading={again.isPending} onClick={() => again.mutate()}>
            {t('signIn.linkAgain')}
          </Button>
        </div>
      ) : (
        <Form
          onSubmit={() => send.mutate()}
          className="flex flex-col gap-4"
          aria-label={t('signIn.forgottenTitle')}
        >
          <EmailField autoComplete="username" />
          {failure ? <Notice tone="bad">{failureWords(failure, t)}</Notice> : null}
          <Button type="submit" look="accent" size={48} block loading={send.isPending}>
            {t('signIn.sendLink')}
          </Button>
        </Form>
      )}
    </>
  );
}
