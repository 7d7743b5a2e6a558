import { nameLength } from '@souk/shared/limits.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { fieldsOf } from '@/platform/api/fields-of.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { atMost, filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { NewPasswordInput } from '@/ui/text-input/new-password-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { signUp } from '../../api/sign-in.ts';
import { useDoor } from '../../model/door.ts';
import { EmailField } from './email-field.tsx';
import { OtherWays } from './other-ways.tsx';
import { strongLink } from './text-link.ts';
import { ViewHead } from './view-head.tsx';

interface SignUpViewProps {
  providers: AppSettings['signInProviders'];
  wayBack: ReactNode;
}

export function SignUpView({ providers, wayBack }: SignUpViewProps) {
  const t = useT();
  const { to } = useDoor();
  return (
    <>
      <ViewHead title={t('signIn.titleNew')} text={t('signIn.textNew')} />
      {wayBack}
      <OtherWays providers={providers} />
      <NewcomerForm />
      <p className="text-center text-14 text-ink-2">
        {t('signIn.knownHere')}{' '}
        <Link to="/login" search={to('sign-in')} className={strongLink}>
          {t('signIn.signIn')}
        </Link>
      </p>
    </>
  );
}

function NewcomerForm() {
  const t = useT();
  const { email, entry } = useDoor();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState('');
  const failure = entry.failureOf('signUp');
  const refused = failure === null ? [] : fieldsOf(failure);
  const commonPassword = refused.includes('password');
  const nameTyped = refused.includes('name');
  return (
    <Form
      onSubmit={() => {
        setSent(password);
        entry.enter('signUp', () => signUp({ email, password, name }));
      }}
      className="flex flex-col gap-4"
      aria-label={t('signIn.signUp')}
    >
      <TextInput
        label={t('signIn.name')}
        name="name"
        autoComplete="name"
        required
        rules={[
          filled(t('ui.required')),
          atMost(nameLength.max, t('ui.newPasswordLong', { count: nameLength.max })),
        ]}
        error={nameTyped ? t('profile.nameRefused') : null}
        value={name}
        onChange={setName}
      />
      <EmailField autoComplete="username" />
      <NewPasswordInput
        label={t('signIn.password')}
        personal={[email, name]}
        refused={commonPassword ? sent : null}
        value={password}
        onChange={setPassword}
      />
      {failure && !commonPassword && !nameTyped ? (
        <Notice tone="bad">{failureWords(failure, t)}</Notice>
      ) : null}
      <Button type="submit" look="accent" size={48} block loading={entry.pending === 'signUp'}>
        {t('signIn.signUp')}
      </Button>
    </Form>
  );
}
