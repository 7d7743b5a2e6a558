import { nameLength, passwordLength } from '@souk/shared/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/app/error-copy.ts';
import { isApiError } from '@/platform/api/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { atLeast, atMost, emailShaped, filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { PasswordInput } from '@/ui/text-input/password-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { signIn, signUp } from '../api/sign-in.ts';

export type Door = 'signIn' | 'signUp';

/** One form for both: a newcomer also tells a name. */
export function SignInForm({ door }: { door: Door }) {
  const t = useT();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const newcomer = door === 'signUp';
  const enter = useMutation({
    mutationFn: () => (newcomer ? signUp({ email, password, name }) : signIn({ email, password })),
  });
  const wrong = useWords(enter.error);
  const required = filled(t('ui.required'));

  return (
    <Form onSubmit={() => enter.mutate()} className="flex flex-col gap-5" aria-label={t(`signIn.${door}`)}>
      {newcomer ? (
        <TextInput
          label={t('signIn.name')}
          name="name"
          autoComplete="name"
          maxLength={nameLength.max}
          required
          rules={[required]}
          value={name}
          onChange={setName}
        />
      ) : null}
      <TextInput
        label={t('signIn.email')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete={newcomer ? 'email' : 'username'}
        required
        rules={[required, emailShaped(t('signIn.emailShape'))]}
        value={email}
        onChange={setEmail}
      />
      <PasswordInput
        label={t('signIn.password')}
        name="password"
        autoComplete={newcomer ? 'new-password' : 'current-password'}
        required
        rules={[
          required,
          ...(newcomer
            ? [atLeast(passwordLength.min, t('signIn.passwordShort', { count: passwordLength.min }))]
            : []),
          atMost(passwordLength.max, t('signIn.passwordLong', { count: passwordLength.max })),
        ]}
        {...(newcomer ? { hint: t('signIn.passwordHint', { count: passwordLength.min }) } : {})}
        value={password}
        onChange={setPassword}
      />
      {wrong ? <Notice tone="bad">{wrong}</Notice> : null}
      <Button type="submit" look="accent" size={48} block loading={enter.isPending}>
        {t(`signIn.${door}`)}
      </Button>
    </Form>
  );
}

/** What went wrong, in words that do not tell whether an account exists. */
function useWords(error: unknown): string | null {
  const t = useT();
  if (!error) return null;
  if (isApiError(error, 'wrong_credentials')) return t('signIn.wrong');
  if (isApiError(error, 'email_taken')) return t('signIn.taken');
  const { title, next } = errorCopy(error);
  return `${t(title)} ${t(next)}`;
}
