import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { CountryTaxAnswer } from '@souk/shared/money/taxes/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { CountrySelect } from '@/ui/country-select/country-select.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { RadioGroup } from '@/ui/radio/radio.tsx';
import { Switch } from '@/ui/switch/switch.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { UnsavedDialog } from '@/ui/unsaved/unsaved-dialog.tsx';
import { useUnsaved } from '@/ui/unsaved/use-unsaved.ts';
import { getTaxes, saveTax } from '../api/taxes.ts';
import { emptyTax, type TaxDraft, taxBodyOf, taxDraftOf, withRate } from '../model/tax-draft.ts';
import { PercentInput } from './percent-input.tsx';
import { RateFields } from './rate-fields.tsx';

interface TaxFormProps {
  /** The one to change; a new one without. */
  tax: CountryTaxAnswer | undefined;
  /** Countries that have theirs. */
  taken: readonly string[];
  categories: readonly Category[];
  onDone: () => void;
}

export function TaxForm({ tax, taken, categories, onDone }: TaxFormProps) {
  const t = useT();
  const { code } = useLanguage();
  const queries = useQueryClient();
  const [before] = useState(() => (tax ? taxDraftOf(tax) : emptyTax));
  const [draft, setDraft] = useState<TaxDraft>(before);
  const change = (part: Partial<TaxDraft>) => setDraft((now) => ({ ...now, ...part }));
  const unsaved = useUnsaved(() => JSON.stringify(draft) !== JSON.stringify(before));
  const send = useMutation({
    mutationFn: () => saveTax(draft.country, taxBodyOf(draft, tax?.version ?? null)),
    onSuccess: async () => {
      unsaved.saved();
      await queries.invalidateQueries({ queryKey: getTaxes().queryKey });
      toast({ kind: 'done', title: t('taxes.saved') });
      onDone();
    },
  });
  const title = tax ? countryName(tax.country, code) : t('taxes.add');
  const required = filled(t('ui.required'));
  return (
    <Form aria-label={title} onSubmit={() => send.isPending || send.mutate()} className="max-w-190">
      <button
        type="button"
        onClick={onDone}
        className="-ms-2 -mt-2 mb-1 inline-flex min-h-11 items-center gap-1 rounded-12 pe-3 text-14 font-medium text-ink-2 hover:bg-fill hover:text-ink-1"
      >
        <ChevronLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        {t('taxes.back')}
      </button>
      <PageHeader title={title} note={t('taxes.effect')} className="mb-5" />
      <div className="grid gap-4">
        <Panel className="grid gap-5 sm:p-6">
          {tax ? null : (
            <CountrySelect
              required
              rules={[required, (country) => !taken.includes(country) || t('taxes.countryTaken')]}
              value={draft.country}
              onChange={(country) => change({ country, others: [] })}
            />
          )}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] items-start gap-5">
            <TextInput
              label={t('taxes.name')}
              hint={t('taxes.nameHint')}
              required
              maxLength={20}
              rules={[required]}
              value={draft.name}
              onChange={(name) => change({ name })}
            />
            <PercentInput
              label={t('taxes.standard')}
              hint={t('taxes.standardHint')}
              value={draft.standard}
              onChange={(standard) => change({ standard })}
            />
          </div>
          <RadioGroup
            label={t('taxes.prices')}
            value={draft.included ? 'included' : 'onTop'}
            onChange={(how) => change({ included: how === 'included' })}
            choices={[
              { value: 'included', label: t('taxes.included'), note: t('taxes.includedNote') },
              { value: 'onTop', label: t('taxes.onTop'), note: t('taxes.onTopNote') },
            ]}
          />
          <Switch checked={draft.onShipping} onChange={(onShipping) => change({ onShipping })}>
            {t('taxes.onShipping')}
          </Switch>
        </Panel>
        <Panel title={t('taxes.others')} className="grid gap-4 sm:p-6">
          <p className="-mt-2 text-14 text-ink-2">{t('taxes.othersNote')}</p>
          {draft.others.map((row) => (
            <RateFields key={row.key} draft={draft} row={row} categories={categories} onChange={change} />
          ))}
          <Button
            className="justify-self-start"
            disabled={draft.country === ''}
            icon={<Plus size={17} aria-hidden="true" />}
            onClick={() => change(withRate(draft))}
          >
            {t('taxes.addRate')}
          </Button>
        </Panel>
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="accent" size={48} loading={send.isPending} className="max-sm:w-full">
            {t('taxes.save')}
          </Button>
          <Button look="ghost" size={48} onClick={onDone} className="max-sm:w-full">
            {t('taxes.cancel')}
          </Button>
        </div>
      </div>
      <UnsavedDialog {...unsaved.dialog} />
    </Form>
  );
}
