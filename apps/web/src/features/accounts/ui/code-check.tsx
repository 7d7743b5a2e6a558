import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/app/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled, matching } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { PhoneInput } from '@/ui/phone-input/phone-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { type CodeWay, confirmCode, sendCode } from '../api/verify.ts';

interface CodeCheckProps {
  userId: string;
  way: CodeWay;
  email: string;
}

/** Asks for a code and takes it: first where to send it, then the six digits. */
export function CodeCheck({ userId, way, email }: CodeCheckProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const send = useMutation({ mutationFn: () => sendCode(userId, way, way === 'phone' ? phone : undefined) });
  const confirm = useMutation({
    mutationFn: () => confirmCode(userId, way, code),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['users', userId] }),
  });
  const failed = confirm.error ?? send.error;
  const wrong = failed ? errorCopy(failed) : null;
  const required = filled(t('ui.required'));
  return (
    <div className="flex flex-col gap-4">
      <Form onSubmit={() => send.mutate()} className="flex flex-wrap items-end gap-3">
        {way === 'phone' ? (
          <PhoneInput
            label={t('account.phone')}
            required
            rules={[required, matching(/^\+\d{8,15}$/, t('account.phoneShape'))]}
            value={phone}
            onChange={setPhone}
            className="min-w-60 grow"
          />
        ) : (
          <p className="min-w-52 grow self-center text-14 text-ink-2">{t('account.codeTo', { email })}</p>
        )}
        <Button type="submit" size={44} loading={send.isPending} className="mb-px">
          {send.isSuccess ? t('account.sendAgain') : t('account.sendCode')}
        </Button>
      </Form>
      {send.isSuccess ? (
        <Form onSubmit={() => confirm.mutate()} className="flex flex-wrap items-end gap-3">
          <TextInput
            label={t('account.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            rules={[required, matching(/^\d{6}$/, t('account.codeShape'))]}
            value={code}
            onChange={setCode}
            className="min-w-60 grow"
          />
          <Button type="submit" look="accent" size={44} loading={confirm.isPending} className="mb-px">
            {t('account.confirm')}
          </Button>
        </Form>
      ) : null}
      {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
    </div>
  );
}
