import { useEffect, useId, useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { provePasskey, wasLeft } from '@/platform/passkeys/passkeys.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { CodeInput } from '@/ui/text-input/code-input.tsx';
import { PasswordInput } from '@/ui/text-input/password-input.tsx';
import { confirmBy, confirmByPasskey, hasPasskey, sendConfirmCode } from '../../api/confirm.ts';
import { useAttempt } from '../../model/use-attempt.ts';
import { textLink } from '../sign-in/text-link.ts';

type By = 'password' | 'code';

interface ConfirmDialogProps {
  onAnswer: (confirmed: boolean) => void;
}

/** Is it you? With the password, a mailed code or a passkey: whatever the account has. */
export function ConfirmDialog({ onAnswer }: ConfirmDialogProps) {
  const t = useT();
  const user = useSession((session) => session.user);
  const [by, setBy] = useState<By>(user?.hasPassword ? 'password' : 'code');
  const [sent, setSent] = useState(false);
  const [typed, setTyped] = useState('');
  const withPasskey = useOwnPasskey();
  const prove = useAttempt();
  const send = useAttempt();
  const form = useId();
  if (!user) return null;

  const answer = (proof: () => Promise<unknown>) =>
    prove.run(async () => {
      await proof();
      onAnswer(true);
    });
  const submit = (given = typed) =>
    answer(() => confirmBy(by === 'password' ? { password: given } : { code: given }));
  const sendCode = () =>
    send.run(async () => {
      await sendConfirmCode();
      setSent(true);
    });
  const turnTo = (next: By) => {
    setBy(next);
    setTyped('');
    prove.forget();
  };
  const waiting = by === 'code' && !sent;
  const failure = prove.error ?? send.error;
  const wrong = isApiError(failure, 'wrong_credentials') || isApiError(failure, 'wrong_code');
  const required = filled(t('ui.required'));

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onAnswer(false))}
      title={t('confirm.title')}
      note={t('confirm.text')}
      actions={
        <>
          <Button look="ghost" size={44} onClick={() => onAnswer(false)}>
            {t('confirm.cancel')}
          </Button>
          {waiting ? (
            <Button look="accent" size={44} loading={send.pending} onClick={() => void sendCode()}>
              {t('confirm.sendCode')}
            </Button>
          ) : (
            <Button type="submit" form={form} look="accent" size={44} loading={prove.pending}>
              {t('confirm.confirm')}
            </Button>
          )}
        </>
      }
    >
      <Form id={form} onSubmit={() => void submit()} aria-label={t('confirm.title')} className="grid gap-4">
        {by === 'password' ? (
          <>
            {/* Tells a password manager whose password it is. */}
            <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
            <PasswordInput
              key="password"
              label={t('signIn.password')}
              autoFocus
              autoComplete="current-password"
              required
              rules={[required]}
              error={wrong ? t('confirm.wrongPassword') : null}
              value={typed}
              onChange={setTyped}
            />
          </>
        ) : sent ? (
          <>
            <p className="text-14 text-ink-2 wrap-anywhere">{t('confirm.codeSent', { email: user.email })}</p>
            <CodeInput
              key="code"
              label={t('signIn.code')}
              autoFocus
              error={wrong ? failureWords(failure, t) : null}
              value={typed}
              onChange={setTyped}
              onComplete={(code) => void submit(code)}
            />
          </>
        ) : null}
        {failure && !wrong ? (
          <Notice tone={wasLeft(failure) ? 'info' : 'bad'}>
            {wasLeft(failure) ? t('signIn.passkeyNone') : failureWords(failure, t)}
          </Notice>
        ) : null}
      </Form>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-3">
        {by === 'password' ? (
          <button type="button" onClick={() => turnTo('code')} className={textLink}>
            {t('confirm.byCode')}
          </button>
        ) : user.hasPassword ? (
          <button type="button" onClick={() => turnTo('password')} className={textLink}>
            {t('confirm.byPassword')}
          </button>
        ) : null}
        {withPasskey ? (
          <button
            type="button"
            onClick={() => void answer(async () => confirmByPasskey(await provePasskey()))}
            className={textLink}
          >
            {t('confirm.byPasskey')}
          </button>
        ) : null}
      </p>
    </Dialog>
  );
}

/** Known a moment later; until then, and when it cannot be asked, the other ways are there. */
function useOwnPasskey(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    hasPasskey(stop.signal).then(setThere, () => setThere(false));
    return () => stop.abort();
  }, []);
  return there;
}
