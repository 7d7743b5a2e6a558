import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { PasswordInput } from '@/ui/text-input/password-input.tsx';
import { signIn } from '../../api/sign-in.ts';
import { useDoor } from '../../model/door.ts';
import { EmailField } from './email-field.tsx';
import { EntryFailure } from './entry-failure.tsx';
import { OtherWays } from './other-ways.tsx';
import { strongLink, textLink } from './text-link.ts';
import { ViewHead } from './view-head.tsx';

interface SignInViewProps {
  providers: AppSettings['signInProviders'];
  wayBack: ReactNode;
}

export function SignInView({ providers, wayBack }: SignInViewProps) {
  const t = useT();
  const { to } = useDoor();
  return (
    <>
      <ViewHead title={t('signIn.title')} text={t('signIn.text')} />
      {wayBack}
      <OtherWays providers={providers} passkey />
      <PasswordForm />
      <div className="flex flex-col gap-2.5 text-center text-14 text-ink-2 max-sm:gap-6">
        <p>
          <Link to="/login" search={to('code')} className={textLink}>
            {t('signIn.codeInstead')}
          </Link>
        </p>
        <p>
          {t('signIn.newHere')}{' '}
          <Link to="/login" search={to('sign-up')} className={strongLink}>
            {t('signIn.create')}
          </Link>
        </p>
      </div>
    </>
  );
}

function PasswordForm() {
  const t = useT();
  const { email, entry, to } = useDoor();
  const [password, setPassword] = useState('');
  const failure = entry.failureOf('password');
  return (
    <Form
      onSubmit={() => entry.enter('password', (second) => signIn({ email, password }, second))}
      className="flex flex-col gap-4"
      aria-label={t('signIn.signIn')}
    >
      <EmailField autoComplete="username webauthn" />
      <div className="@container relative">
        <PasswordInput
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          required
          rules={[filled(t('ui.required'))]}
          value={password}
          onChange={setPassword}
        />
        {/* After the field in the order of the keys, beside its label to the eye. */}
        <Link
          to="/login"
          search={to('forgotten')}
          className={`${textLink} mt-2 inline-block end-0 top-0 @min-[20rem]:!absolute @min-[20rem]:mt-0`}
        >
          {t('signIn.forgot')}
        </Link>
      </div>
      {failure ? <EntryFailure failure={failure} /> : null}
      <Button type="submit" look="accent" size={48} block loading={entry.pending === 'password'}>
        {t('signIn.signIn')}
      </Button>
    </Form>
  );
}
