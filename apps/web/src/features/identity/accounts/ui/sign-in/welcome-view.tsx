import { useMutation } from '@tanstack/react-query';
import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { useCodeRefused } from '@/platform/codes/use-code-refused.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { addPasskey, usePasskeysWork } from '@/platform/passkeys/passkeys.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { CodeInput } from '@/ui/text-input/code-input.tsx';
import { confirmCode, sendCode } from '../../api/verify.ts';
import { useDoor } from '../../model/door.ts';
import { ResendLine } from './resend-line.tsx';
import { ViewHead } from './view-head.tsx';

/** After signing up: the code of the first mail, which may wait, and a faster way in for the next time. */
export function WelcomeView() {
  const t = useT();
  const { leave } = useDoor();
  const user = useSession((session) => session.user);
  const passkeysWork = usePasskeysWork();
  if (!user) return null;
  const proved = user.emailVerified;
  return (
    <>
      <ViewHead
        title={t('signIn.welcomeTitle', { name: user.name })}
        text={proved ? t('signIn.welcomeDone') : t('signIn.welcomeText', { email: user.email })}
      />
      {proved ? null : <FirstCode userId={user._id} email={user.email} />}
      {passkeysWork ? <FasterNextTime /> : null}
      <Button size={48} block look={proved ? 'accent' : 'ghost'} onClick={leave}>
        {t(proved ? 'signIn.goOn' : 'signIn.later')}
      </Button>
    </>
  );
}

function FirstCode({ userId, email }: { userId: string; email: string }) {
  const t = useT();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: (given: string) => confirmCode(userId, 'email', given),
  });
  const again = useMutation({ mutationFn: () => sendCode(userId, 'email') });
  const refused = useCodeRefused(userId, 'verify-email', { waits: true });
  const failure = confirm.error;
  const wrong = isApiError(failure, 'wrong_code');
  return (
    <>
      <Form
        onSubmit={() => confirm.mutate(code)}
        className="flex flex-col gap-4"
        aria-label={t('signIn.confirmEmail')}
      >
        <CodeInput
          label={t('signIn.code')}
          autoFocus
          error={wrong ? failureWords(failure, t) : null}
          value={code}
          onChange={setCode}
          onComplete={confirm.mutate}
        />
        {failure && !wrong ? <Notice tone="bad">{failureWords(failure, t)}</Notice> : null}
        <Button type="submit" look="accent" size={48} block loading={confirm.isPending}>
          {t('signIn.confirmEmail')}
        </Button>
      </Form>
      {refused ? (
        <Notice tone="warning" className="wrap-anywhere">
          {t('account.codeRefused.email', { to: email })}
        </Notice>
      ) : null}
      <ResendLine again={again} />
    </>
  );
}

function FasterNextTime() {
  const t = useT();
  const add = useMutation({ mutationFn: () => addPasskey() });
  if (add.isSuccess) return <Notice tone="done">{t('signIn.passkeyAdded')}</Notice>;
  return (
    <section className="rounded-16 border border-line bg-surface p-4">
      <h2 className="text-14 font-semibold">{t('signIn.fasterTitle')}</h2>
      <p className="mt-0.5 text-14 text-ink-2">{t('signIn.fasterText')}</p>
      <Button
        className="mt-3"
        icon={<FingerprintPattern size={18} aria-hidden="true" />}
        loading={add.isPending}
        onClick={() => add.mutate()}
      >
        {t('signIn.addPasskey')}
      </Button>
      {add.error ? (
        <p role="status" className="mt-2 text-13 text-ink-2">
          {t('signIn.passkeyLater')}
        </p>
      ) : null}
    </section>
  );
}
