import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { useCodeRefused } from '@/platform/codes/use-code-refused.ts';
import { useConfirmed } from '@/platform/confirm/use-confirmed.tsx';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { refreshUser } from '@/platform/session/session.store.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Form } from '@/ui/form/form.tsx';
import { emailShaped, filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { CodeInput } from '@/ui/text-input/code-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { askForNewEmail, moveToNewEmail } from '../api/own-account.ts';
import { SecurityCard } from './security-card.tsx';

export function EmailCard({ user }: { user: OwnUser }) {
  const t = useT();
  const { date } = useFormat();
  const [changing, setChanging] = useState(false);
  return (
    <SecurityCard
      icon={<Mail />}
      title={t('security.email')}
      note={user.email}
      state={
        <StatusChip tone={user.emailVerified && !user.mailRefusedAt ? 'done' : 'action'}>
          {t(stateOf(user))}
        </StatusChip>
      }
    >
      {user.mailRefusedAt ? (
        <Notice tone="warning" className="mb-4">
          {t('security.mailRefused', { day: date(user.mailRefusedAt, 'medium') })}
        </Notice>
      ) : null}
      {changing ? (
        <NewEmail user={user} onDone={() => setChanging(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {user.emailVerified ? null : (
            <ButtonLink to="/verify/$userId" params={{ userId: user._id }} look="accent">
              {t('security.confirmEmail')}
            </ButtonLink>
          )}
          <Button onClick={() => setChanging(true)}>{t('security.changeEmail')}</Button>
        </div>
      )}
    </SecurityCard>
  );
}

const stateOf = ({ emailVerified, mailRefusedAt }: OwnUser) =>
  mailRefusedAt ? 'security.emailRefused' : emailVerified ? 'security.emailProved' : 'security.emailOpen';

/** First where to, then the code that shows the new address is one's own. */
function NewEmail({ user, onDone }: { user: OwnUser; onDone: () => void }) {
  const t = useT();
  const confirmed = useConfirmed();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const ask = useMutation({ mutationFn: () => confirmed.run(() => askForNewEmail(user._id, email)) });
  const move = useMutation({
    mutationFn: (given: string) => moveToNewEmail(user._id, given),
    onSuccess: (moved) => {
      refreshUser(moved);
      toast({ kind: 'done', title: t('security.emailChanged', { email: moved.email }) });
      onDone();
    },
  });
  const refused = useCodeRefused(user._id, 'change-email', { waits: ask.isSuccess, to: email });
  const required = filled(t('ui.required'));
  const failure = ask.isSuccess ? move.error : ask.error;
  const wrong = isApiError(failure, 'wrong_code') ? failureWords(failure, t) : null;
  const words = failure && !wrong ? <Notice tone="bad">{failureWords(failure, t)}</Notice> : null;
  const cancel = (
    <Button look="ghost" size={44} onClick={onDone}>
      {t('security.cancel')}
    </Button>
  );
  if (ask.isSuccess) {
    return (
      <Form onSubmit={() => move.mutate(code)} aria-label={t('security.changeEmail')} className="grid gap-4">
        <p className="text-14 text-ink-2 wrap-anywhere">{t('security.emailCodeSent', { email })}</p>
        <CodeInput
          key="code"
          label={t('signIn.code')}
          autoFocus
          error={wrong}
          value={code}
          onChange={setCode}
          onComplete={move.mutate}
          className="max-w-80"
        />
        {refused ? (
          <Notice tone="warning" className="wrap-anywhere">
            {t('account.codeRefused.email', { to: email })}
          </Notice>
        ) : null}
        {words}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="accent" size={44} loading={move.isPending}>
            {t('security.saveEmail')}
          </Button>
          {refused ? (
            <Button size={44} onClick={() => ask.reset()}>
              {t('security.otherEmail')}
            </Button>
          ) : null}
          {cancel}
        </div>
      </Form>
    );
  }
  return (
    <Form onSubmit={() => ask.mutate()} aria-label={t('security.changeEmail')} className="grid gap-4">
      <TextInput
        key="email"
        label={t('security.newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        required
        rules={[required, emailShaped(t('signIn.emailShape'))]}
        value={email}
        onChange={setEmail}
        className="max-w-100"
      />
      {words}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="accent" size={44} loading={ask.isPending}>
          {t('security.sendCode')}
        </Button>
        {cancel}
      </div>
    </Form>
  );
}
