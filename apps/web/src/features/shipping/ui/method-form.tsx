import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/app/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled, numberBetween } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { addMethod } from '../api/add-method.ts';
import { emptyMethod, type MethodDraft, methodKinds } from '../model/method.ts';
import { ParcelExamples } from './parcel-examples.tsx';

interface MethodFormProps {
  shopId: string;
  currency: string;
  onDone: () => void;
}

export function MethodForm({ shopId, currency, onDone }: MethodFormProps) {
  const t = useT();
  const [method, setMethod] = useState(emptyMethod);
  const send = useMutation({ mutationFn: () => addMethod(shopId, method), onSuccess: onDone });
  const wrong = send.error ? errorCopy(send.error) : null;
  const change = (part: Partial<MethodDraft>) => setMethod((before) => ({ ...before, ...part }));
  return (
    <Form aria-label={t('shipping.add')} onSubmit={() => send.mutate()}>
      <Panel title={t('shipping.add')} className="sm:p-6">
        <div className="grid gap-5">
          {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
          <ChoiceCards
            label={t('shipping.kind')}
            value={method.kind}
            onChange={(kind) => change({ kind })}
            choices={methodKinds.map((value) => ({
              value,
              label: t(`shipping.kinds.${value}`),
              note: t(`shipping.kindNotes.${value}`),
            }))}
          />
          <TextInput
            label={t('shipping.name')}
            placeholder={t('shipping.nameExample')}
            hint={t('shipping.nameHint')}
            required
            maxLength={40}
            rules={[filled(t('ui.required'))]}
            value={method.name}
            onChange={(name) => change({ name })}
          />
          {method.kind === 'pickup' ? (
            <TextInput
              label={t('shipping.pickupAt')}
              required
              rules={[filled(t('ui.required'))]}
              value={method.pickupAt}
              onChange={(pickupAt) => change({ pickupAt })}
            />
          ) : (
            <>
              <Prices method={method} onChange={change} currency={currency} />
              <Delivery method={method} onChange={change} />
            </>
          )}
          <ParcelExamples method={method} currency={currency} />
        </div>
        <div className="mt-6 flex flex-wrap gap-2 border-t border-hairline pt-5">
          <Button type="submit" look="accent" loading={send.isPending}>
            {t('shipping.save')}
          </Button>
          <Button look="ghost" onClick={onDone}>
            {t('shipping.cancel')}
          </Button>
        </div>
      </Panel>
    </Form>
  );
}

interface PartProps {
  method: MethodDraft;
  onChange: (part: Partial<MethodDraft>) => void;
}

function Prices({ method, onChange, currency }: PartProps & { currency: string }) {
  const t = useT();
  const { kind, amount, perKilogram, freeFrom } = method;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <MoneyInput
        label={kind === 'weight' ? t('shipping.firstKilogram') : t('shipping.price')}
        required
        rules={[() => amount !== null || t('ui.required')]}
        currency={currency}
        amount={amount}
        onAmount={(next) => onChange({ amount: next })}
      />
      {kind === 'weight' ? (
        <MoneyInput
          label={t('shipping.perKilogram')}
          required
          rules={[() => perKilogram !== null || t('ui.required')]}
          currency={currency}
          amount={perKilogram}
          onAmount={(next) => onChange({ perKilogram: next })}
        />
      ) : null}
      <MoneyInput
        label={t('shipping.freeFrom')}
        optional
        currency={currency}
        amount={freeFrom}
        onAmount={(next) => onChange({ freeFrom: next })}
      />
    </div>
  );
}

function Delivery({ method, onChange }: PartProps) {
  const t = useT();
  const days = numberBetween(0, 90, t('shipping.daysRule'));
  return (
    <>
      <ChoiceCards
        label={t('shipping.reach')}
        row
        value={method.reach}
        onChange={(reach) => onChange({ reach })}
        choices={(['home', 'world'] as const).map((value) => ({
          value,
          label: t(`shipping.reaches.${value}`),
        }))}
      />
      <div className="grid grid-cols-2 items-start gap-5">
        <TextInput
          label={t('shipping.minDays')}
          inputMode="numeric"
          required
          rules={[filled(t('ui.required')), days]}
          value={method.minDays}
          onChange={(minDays) => onChange({ minDays })}
        />
        <TextInput
          label={t('shipping.maxDays')}
          inputMode="numeric"
          required
          rules={[
            filled(t('ui.required')),
            days,
            (value) => Number(value) >= Number(method.minDays) || t('shipping.daysOrder'),
          ]}
          value={method.maxDays}
          onChange={(maxDays) => onChange({ maxDays })}
        />
      </div>
    </>
  );
}
