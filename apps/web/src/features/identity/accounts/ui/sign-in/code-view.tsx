import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { CodeInput } from '@/ui/text-input/code-input.tsx';
import { sendSignInCode, signInByCode } from '../../api/sign-in.ts';
import { useDoor } from '../../model/door.ts';
import { EmailField } from './email-field.tsx';
import { EntryFailure } from './entry-failure.tsx';
import { ResendLine } from './resend-line.tsx';
import { ViewHead } from './view-head.tsx';

/** No password: the code in the mail is the way in. */
export function CodeView() {
  const t = useT();
  const { email, entry, to } = useDoor();
  const send = useMutation({ mutationFn: () => sendSignInCode(email) });
  const again = useMutation({ mutationFn: () => sendSignInCode(email) });
  return (
    <>
      <ViewHead
        title={t('signIn.codeTitle')}
        text={send.isSuccess ? t('signIn.codeSent', { email }) : t('signIn.codeText')}
        back={{ search: to('sign-in') }}
      />
      {send.isSuccess ? (
        <>
          <MailedCode />
          <ResendLine
            again={again}
            onOther={() => {
              entry.forget();
              again.reset();
              send.reset();
            }}
          />
        </>
      ) : (
        <Form
          onSubmit={() => send.mutate()}
          className="flex flex-col gap-4"
          aria-label={t('signIn.codeTitle')}
        >
          <EmailField autoComplete="username" />
          {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
          <Button type="submit" look="accent" size={48} block loading={send.isPending}>
            {t('signIn.sendCode')}
          </Button>
        </Form>
      )}
    </>
  );
}

function MailedCode() {
  const t = useT();
  const { email, entry } = useDoor();
  const [code, setCode] = useState('');
  const failure = entry.failureOf('code');
  const enter = (given: string) => entry.enter('code', (second) => signInByCode(email, given, second));
  const wrong = isApiError(failure, 'wrong_code');
  return (
    <Form onSubmit={() => enter(code)} className="flex flex-col gap-4" aria-label={t('signIn.codeTitle')}>
      <CodeInput
        label={t('signIn.code')}
        autoFocus
        error={wrong ? failureWords(failure, t) : null}
        value={code}
        onChange={setCode}
        onComplete={enter}
      />
      {failure && !wrong ? <EntryFailure failure={failure} /> : null}
      <Button type="submit" look="accent" size={48} block loading={entry.pending === 'code'}>
        {t('signIn.signIn')}
      </Button>
    </Form>
  );
}
