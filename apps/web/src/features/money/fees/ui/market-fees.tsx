import type { FeeTable } from '@souk/shared/money/fees/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getFees, setMarketFees } from '../api/fees.ts';
import { basisPointsOf, fixedInOf, rateDraftOf, rateOf } from '../model/rate-draft.ts';
import { FixedElsewhere } from './fixed-elsewhere.tsx';
import { PercentInput, RateInputs } from './rate-inputs.tsx';

/** What everybody pays who has nothing of their own. */
export function MarketFeesForm({
  market,
  currency,
  elsewhere,
}: Pick<FeeTable, 'market' | 'currency' | 'elsewhere'>) {
  const t = useT();
  const queries = useQueryClient();
  const [rate, setRate] = useState(() => rateDraftOf(market.commission));
  const [percent, setPercent] = useState(() => String(market.paymentFee.basisPoints / 100));
  const [fixed, setFixed] = useState<number | null>(market.paymentFee.fixed);
  const [returned, setReturned] = useState(market.paymentFee.returned ?? false);
  const [fixedIn, setFixedIn] = useState<Record<string, number | null>>(market.paymentFee.fixedIn ?? {});
  const send = useMutation({
    mutationFn: () =>
      setMarketFees({
        currency,
        commission: rateOf(rate),
        paymentFee: {
          basisPoints: basisPointsOf(percent) ?? 0,
          fixed: fixed ?? 0,
          fixedIn: fixedInOf(fixedIn),
          returned,
        },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: getFees().queryKey });
      toast({ kind: 'done', title: t('fees.saved') });
    },
  });
  return (
    <Panel title={t('fees.market')} className="sm:p-6">
      <Form
        aria-label={t('fees.market')}
        onSubmit={() => send.isPending || send.mutate()}
        className="grid gap-5"
      >
        <RateInputs
          rate={rate}
          currency={currency}
          onChange={(part) => setRate((now) => ({ ...now, ...part }))}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-start gap-5">
          <PercentInput label={t('admin.paymentFee')} value={percent} onChange={setPercent} />
          <MoneyInput
            label={t('admin.fixedFee')}
            required
            rules={[() => fixed !== null || t('ui.required')]}
            currency={currency}
            amount={fixed}
            onAmount={setFixed}
          />
        </div>
        <FixedElsewhere
          currencies={elsewhere}
          amounts={fixedIn}
          onAmount={(of, amount) => setFixedIn((now) => ({ ...now, [of]: amount }))}
        />
        <Checkbox checked={returned} onChange={setReturned} className="justify-self-start">
          {t('fees.returned')}
        </Checkbox>
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
        <Button
          type="submit"
          look="accent"
          size={44}
          loading={send.isPending}
          className="justify-self-start max-sm:w-full"
        >
          {t('fees.save')}
        </Button>
      </Form>
    </Panel>
  );
}
