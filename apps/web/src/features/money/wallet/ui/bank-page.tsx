import { payoutCountries, plainNumber, shapeOf } from '@souk/shared/money/payouts/bank-account.ts';
import { useMutation } from '@tanstack/react-query';
import { CalendarClock, LockKeyhole, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { saveBankAccount } from '../api/save-bank-account.ts';
import { AccountNumbers } from './account-numbers.tsx';

/** Where earnings go. */
export function BankPage({ country: likely, name }: { country: string; name: string }) {
  const t = useT();
  const countries = useCountries();
  const [holder, setHolder] = useState(name);
  const [country, setCountry] = useState(payoutCountries.includes(likely) ? likely : '');
  const [number, setNumber] = useState('');
  const [routing, setRouting] = useState('');
  const save = useMutation({
    mutationFn: () =>
      saveBankAccount({
        holder,
        country,
        number: plainNumber(number),
        routing: shapeOf(country) === 'iban' ? null : plainNumber(routing),
      }),
  });
  const wrong = save.error ? errorCopy(save.error) : null;
  const required = filled(t('ui.required'));
  return (
    <div className="mx-auto max-w-245 pt-4 sm:pt-8">
      <PageHeader title={t('screen.bankdetails')} note={t('account.bankNote')} />
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <Panel>
          <Form
            aria-label={t('screen.bankdetails')}
            onSubmit={() => save.mutate()}
            className="flex flex-col gap-5"
          >
            <div className="grid gap-5 sm:grid-cols-2">
              <TextInput
                label={t('account.holder')}
                autoComplete="name"
                required
                rules={[required]}
                value={holder}
                onChange={setHolder}
              />
              <Select
                label={t('account.bankCountry')}
                required
                rules={[required]}
                options={countries}
                valueKey="code"
                textKey="name"
                value={country}
                onChange={setCountry}
              />
            </div>
            <AccountNumbers
              country={country}
              number={number}
              onNumber={setNumber}
              routing={routing}
              onRouting={setRouting}
            />
            {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
            {save.isSuccess ? <Notice tone="done">{t('account.bankSaved')}</Notice> : null}
            <div className="border-t border-hairline pt-5">
              <Button type="submit" look="accent" loading={save.isPending} className="max-sm:w-full">
                {t('account.saveBank')}
              </Button>
            </div>
          </Form>
        </Panel>
        <ul className="flex flex-col gap-4 rounded-16 bg-fill p-5 text-14 text-ink-2">
          <li className="flex gap-3">
            <LockKeyhole size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('account.bankPrivate')}
          </li>
          <li className="flex gap-3">
            <CalendarClock size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('account.bankWhen')}
          </li>
          <li className="flex gap-3">
            <Undo2 size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('account.bankChange')}
          </li>
        </ul>
      </div>
    </div>
  );
}

function useCountries(): { code: string; name: string }[] {
  const { code } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(code, { type: 'region' });
    const named = payoutCountries.map((country) => ({ code: country, name: names.of(country) ?? country }));
    return named.sort((a, b) => a.name.localeCompare(b.name, code));
  }, [code]);
}
