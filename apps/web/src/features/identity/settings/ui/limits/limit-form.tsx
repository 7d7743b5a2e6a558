import type { LimitPeriod } from '@souk/shared/identity/self-limits/rules.ts';
import type { SelfLimits } from '@souk/shared/identity/self-limits/schema.ts';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { useChangeLimits } from './use-change-limits.ts';

interface LimitFormProps {
  period: LimitPeriod;
  currency: string;
  limit: SelfLimits['limits'][LimitPeriod];
  onDone: () => void;
}

// What the server takes: a hundred million in a currency with cents.
const MOST = 10_000_000_000;

/** Says before it is sent when the new limit will hold. */
export function LimitForm({ period, currency, limit, onDone }: LimitFormProps) {
  const t = useT();
  const before = limit?.amount.currency === currency ? limit.amount.amount : null;
  const [amount, setAmount] = useState(before);
  const change = useChangeLimits();
  const looser = before !== null && amount !== null && amount > before;
  const hint =
    amount === null
      ? undefined
      : amount === before && !limit?.next
        ? t('limits.same')
        : t(looser ? 'limits.holdsLater' : 'limits.holdsNow');
  const send = (wanted: number | null) =>
    change.mutate({
      change: { [period]: wanted === null ? null : { amount: wanted, currency } },
      said: t(wanted === null || looser ? 'limits.savedLater' : 'limits.saved'),
      done: onDone,
    });
  return (
    <Form
      aria-label={t(`limits.period.${period}`)}
      className="mt-3 rounded-12 bg-sunken p-4"
      onSubmit={() => !change.isPending && send(amount)}
    >
      <MoneyInput
        label={t('limits.amount')}
        currency={currency}
        required
        autoFocus
        rules={[
          () => (amount !== null && amount > 0) || t('limits.amountRule'),
          () => (amount ?? 0) <= MOST || t('limits.tooMuch'),
        ]}
        {...(hint ? { hint } : {})}
        amount={amount}
        onAmount={setAmount}
        className="max-w-80"
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" look="ink" loading={change.isPending}>
          {t('limits.save')}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {t('limits.cancel')}
        </Button>
        {before !== null ? (
          <Button look="ghost" className="sm:ms-auto" onClick={() => !change.isPending && send(null)}>
            {t('limits.remove')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
