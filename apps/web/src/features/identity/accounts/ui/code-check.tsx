import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/api-error.ts';
import { fieldsOf } from '@/platform/api/fields-of.ts';
import { useCodeRefused } from '@/platform/codes/use-code-refused.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled, matching } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { PhoneInput } from '@/ui/phone-input/phone-input.tsx';
import { CodeInput } from '@/ui/text-input/code-input.tsx';
import { type CodeWay, confirmCode, sendCode } from '../api/verify.ts';

interface CodeCheckProps {
  userId: string;
  way: CodeWay;
  email: string;
  country?: string;
}

/** Asks for a code and takes it: first where to send it, then the six digits. */
export function CodeCheck({ userId, way, email, country }: CodeCheckProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const send = useMutation({ mutationFn: () => sendCode(userId, way, phone) });
  const confirm = useMutation({
    mutationFn: (given: string) => confirmCode(userId, way, given, phone),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['users', userId] }),
  });
  const to = way === 'email' ? email : phone;
  const refused = useCodeRefused(userId, `verify-${way}`, { waits: send.isSuccess });
  const wrongCode = isApiError(confirm.error, 'wrong_code');
  const wrongPhone = fieldsOf(send.error).includes('phone');
  const failed = wrongPhone ? null : (send.error ?? (wrongCode ? null : confirm.error));
  const required = filled(t('ui.required'));
  const resend = () => {
    setCode('');
    confirm.reset();
    send.mutate();
  };
  return (
    <div className="flex flex-col gap-4">
      {send.isSuccess ? (
        <Form onSubmit={() => confirm.mutate(code)} className="flex flex-col gap-4">
          <p className="text-14 text-ink-2">{t('verify.codeSent', { where: to })}</p>
          <div className="flex flex-wrap items-start gap-3">
            <CodeInput
              label={t('account.code')}
              autoFocus
              error={wrongCode ? failureWords(confirm.error, t) : null}
              value={code}
              onChange={setCode}
              onComplete={(given) => confirm.mutate(given)}
              className="min-w-52 grow"
            />
            <Button
              type="submit"
              look="accent"
              size={44}
              loading={confirm.isPending}
              className="mt-6.5 max-sm:h-12 max-sm:w-full max-sm:mt-0"
            >
              {t('account.confirm')}
            </Button>
          </div>
          {refused ? (
            <Notice tone="warning" className="wrap-anywhere">
              {t(`account.codeRefused.${way}`, { to })}
            </Notice>
          ) : null}
          <p className="flex flex-wrap gap-2">
            <Button look="ghost" size={32} loading={send.isPending} onClick={resend} className="-ms-3">
              {t('account.sendAgain')}
            </Button>
            {way === 'phone' ? (
              <Button look="ghost" size={32} onClick={() => send.reset()}>
                {t('verify.otherNumber')}
              </Button>
            ) : null}
          </p>
        </Form>
      ) : (
        <Form onSubmit={() => send.mutate()} className="flex flex-wrap items-start gap-3">
          {way === 'phone' ? (
            <PhoneInput
              label={t('account.phone')}
              required
              {...(country ? { country } : {})}
              rules={[required, matching(/^\+\d{8,15}$/, t('account.phoneShape'))]}
              error={wrongPhone ? t('verify.phoneRefused') : null}
              hint={t('verify.phoneHint')}
              value={phone}
              onChange={setPhone}
              className="min-w-60 grow"
            />
          ) : (
            <p className="min-w-52 grow self-center text-14 text-ink-2">{t('account.codeTo', { email })}</p>
          )}
          <Button
            type="submit"
            size={44}
            loading={send.isPending}
            className={
              way === 'phone' ? 'mt-6.5 max-sm:mt-0 max-sm:h-12 max-sm:w-full' : 'max-sm:h-12 max-sm:w-full'
            }
          >
            {t('account.sendCode')}
          </Button>
        </Form>
      )}
      {failed ? <Notice tone="bad">{failureWords(failed, t)}</Notice> : null}
    </div>
  );
}
