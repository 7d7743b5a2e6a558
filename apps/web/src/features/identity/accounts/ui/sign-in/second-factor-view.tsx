import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { CodeInput } from '@/ui/text-input/code-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { useDoor } from '../../model/door.ts';
import { EntryFailure } from './entry-failure.tsx';
import { textLink } from './text-link.ts';
import { ViewHead } from './view-head.tsx';

/** Whatever the first factor was: now the code of the app, or a recovery code. */
export function SecondFactorView() {
  const t = useT();
  const { entry, to } = useDoor();
  const [by, setBy] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const failure = entry.failureOf('second');
  const wrong = isApiError(failure, 'wrong_second_factor')
    ? by === 'app'
      ? failureWords(failure, t)
      : t('signIn.recoveryWrong')
    : null;
  const required = filled(t('ui.required'));
  return (
    <>
      <ViewHead
        title={t('signIn.secondTitle')}
        text={t(by === 'app' ? 'signIn.secondText' : 'signIn.recoveryText')}
        back={{ search: to('sign-in'), onClick: entry.leaveSecond }}
      />
      <Form
        onSubmit={() => entry.enterWithSecond(code)}
        className="flex flex-col gap-4"
        aria-label={t('signIn.secondTitle')}
      >
        {by === 'app' ? (
          <CodeInput
            key="app"
            label={t('signIn.secondCode')}
            autoFocus
            error={wrong}
            value={code}
            onChange={setCode}
            onComplete={entry.enterWithSecond}
          />
        ) : (
          <TextInput
            key="recovery"
            label={t('signIn.recoveryCode')}
            autoFocus
            required
            rules={[required]}
            autoComplete="off"
            dir="ltr"
            error={wrong}
            value={code}
            onChange={setCode}
          />
        )}
        {failure && !wrong ? <EntryFailure failure={failure} /> : null}
        <Button type="submit" look="accent" size={48} block loading={entry.pending === 'second'}>
          {t('signIn.goOn')}
        </Button>
      </Form>
      <p className="text-center">
        <button
          type="button"
          onClick={() => {
            setBy(by === 'app' ? 'recovery' : 'app');
            setCode('');
            entry.forget();
          }}
          className={textLink}
        >
          {t(by === 'app' ? 'signIn.useRecovery' : 'signIn.useApp')}
        </button>
      </p>
    </>
  );
}
