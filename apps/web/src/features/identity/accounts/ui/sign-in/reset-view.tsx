import { useState } from 'react';
import { fieldsOf } from '@/platform/api/fields-of.ts';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { NewPasswordInput } from '@/ui/text-input/new-password-input.tsx';
import { resetPassword } from '../../api/sign-in.ts';
import { useDoor } from '../../model/door.ts';
import { ViewHead } from './view-head.tsx';

/** Where the link of the mail leads. */
export function ResetView({ token }: { token: string }) {
  const t = useT();
  const { entry, to } = useDoor();
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState('');
  const failure = entry.failureOf('reset');
  if (isApiError(failure, 'link_expired')) {
    return (
      <>
        <ViewHead title={t('signIn.expiredTitle')} text={t('signIn.expiredText')} />
        <ButtonLink to="/login" search={to('forgotten')} look="accent" size={48} block>
          {t('signIn.newLink')}
        </ButtonLink>
      </>
    );
  }
  const commonPassword = failure !== null && fieldsOf(failure).includes('password');
  return (
    <>
      <ViewHead title={t('signIn.resetTitle')} text={t('signIn.resetText')} />
      <Form
        onSubmit={() => {
          setSent(password);
          entry.enter('reset', (second) => resetPassword(token, password, second));
        }}
        className="flex flex-col gap-4"
        aria-label={t('signIn.resetTitle')}
      >
        <NewPasswordInput
          label={t('signIn.newPassword')}
          refused={commonPassword ? sent : null}
          value={password}
          onChange={setPassword}
        />
        {failure && !commonPassword ? <Notice tone="bad">{failureWords(failure, t)}</Notice> : null}
        <Button type="submit" look="accent" size={48} block loading={entry.pending === 'reset'}>
          {t('signIn.saveNew')}
        </Button>
      </Form>
    </>
  );
}
