import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { emailShaped, filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { findOrder } from '../api/find-order.ts';
import { orderNumber } from '../model/order-number.ts';

/** For who bought without signing in here: a link to the order by e-mail. */
export function FindOrder() {
  const t = useT();
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const find = useMutation({
    mutationFn: () => findOrder({ number: orderNumber(number) ?? number, email: email.trim() }),
  });
  const wrong = find.error ? errorCopy(find.error) : null;
  const required = filled(t('ui.required'));
  return (
    <Panel title={t('account.findOrder')}>
      <p className="-mt-2 mb-5 text-14 text-ink-2">{t('account.findOrderNote')}</p>
      {find.isSuccess ? (
        <>
          <Notice tone="done">{t('account.findOrderSent', { email })}</Notice>
          {/* Nobody is told whether there is such an order: who mistyped it can only try again. */}
          <Button look="ghost" className="mt-3" onClick={() => find.reset()}>
            {t('account.findAnother')}
          </Button>
        </>
      ) : (
        <Form
          aria-label={t('account.findOrder')}
          onSubmit={() => find.mutate()}
          className="flex flex-col gap-5"
        >
          <TextInput
            label={t('account.orderNumber')}
            placeholder={t('account.orderNumberExample')}
            autoComplete="off"
            required
            rules={[required, (value) => orderNumber(value) !== null || t('account.orderNumberShape')]}
            value={number}
            onChange={setNumber}
          />
          <TextInput
            label={t('signIn.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            rules={[required, emailShaped(t('signIn.emailShape'))]}
            hint={t('account.orderEmailHint')}
            value={email}
            onChange={setEmail}
          />
          {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
          <Button type="submit" look="ink" size={48} loading={find.isPending}>
            {t('account.sendLink')}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
