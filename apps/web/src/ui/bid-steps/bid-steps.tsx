import { type Step, stepsOf } from '@souk/shared/live/auctions/rules.ts';
import { mostBidSteps } from '@souk/shared/market/catalog/bid-steps.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '../button/button.tsx';
import { Segment } from '../segment/segment.tsx';
import { MoneyInput } from '../text-input/money-input.tsx';
import { stepsWritten, type Tier, tiersOf, withAnother } from './bid-steps.model.ts';

interface BidStepsProps {
  currency: string;
  /** Null for the usual ones. */
  steps: readonly Step[] | null;
  /** Told of steps that hold together; what is half written waits. */
  onChange: (steps: Step[] | null) => void;
  size?: 32 | 40;
}

/** What bids go up by: the usual steps, or tiers of one's own. */
export function BidSteps({ currency, steps, onChange, size = 40 }: BidStepsProps) {
  const t = useT();
  const { money } = useFormat();
  const usual = stepsOf(10 ** minorDigits(currency));
  const [tiers, setTiers] = useState<readonly Tier[]>(() => tiersOf(steps ?? []));
  const price = (amount: number | null) => money({ amount: amount ?? 0, currency });
  const write = (next: readonly Tier[]) => {
    setTiers(next);
    const written = stepsWritten(next);
    if (written) onChange(written);
  };
  const choose = (kind: 'usual' | 'own') => {
    if (kind === 'own') return write(tiersOf([{ below: null, step: usual[0]?.step ?? 1 }]));
    setTiers([]);
    onChange(null);
  };
  const change = (id: number, to: Partial<Tier>) =>
    write(tiers.map((tier) => (tier.id === id ? { ...tier, ...to } : tier)));
  return (
    <div className="grid gap-3">
      <div>
        <p aria-hidden="true" className="mb-1.5 text-14 font-medium text-ink-1">
          {t('steps.title')}
        </p>
        <Segment
          label={t('steps.title')}
          size={size}
          value={tiers.length === 0 ? 'usual' : 'own'}
          choices={[
            { value: 'usual', label: t('steps.usual') },
            { value: 'own', label: t('steps.own') },
          ]}
          onChange={choose}
        />
      </div>
      {tiers.length === 0 ? (
        <p className="text-13 text-ink-2 figures">
          {usual
            .map(({ below, step }) =>
              below === null
                ? t('steps.above', { step: price(step) })
                : t('steps.under', { step: price(step), below: price(below) }),
            )
            .join(' · ')}
        </p>
      ) : (
        <ol className="grid gap-3">
          {tiers.map((tier, at) => {
            const isLast = at === tiers.length - 1;
            const from = tiers[at - 1]?.below ?? null;
            return (
              <li key={tier.id} className="grid grid-cols-[1fr_1fr_44px] items-start gap-2">
                {isLast ? (
                  <p className="self-center pt-6 text-14 text-ink-2 figures">
                    {tiers.length === 1 ? t('steps.always') : t('steps.from', { price: price(from) })}
                  </p>
                ) : (
                  <MoneyInput
                    label={t('steps.below')}
                    required
                    rules={[() => (tier.below ?? 0) > (from ?? 0) || t('steps.belowRule')]}
                    currency={currency}
                    amount={tier.below}
                    onAmount={(below) => change(tier.id, { below })}
                  />
                )}
                <MoneyInput
                  label={t('steps.step')}
                  required
                  rules={[() => (tier.step ?? 0) > 0 || t('ui.required')]}
                  currency={currency}
                  amount={tier.step}
                  onAmount={(step) => change(tier.id, { step })}
                />
                {tiers.length > 1 ? (
                  <IconButton
                    className="mt-6.5"
                    look="ghost"
                    size={44}
                    label={t('steps.remove', { number: at + 1 })}
                    onClick={() => write(tiers.filter(({ id }) => id !== tier.id))}
                  >
                    <X size={18} aria-hidden="true" />
                  </IconButton>
                ) : null}
              </li>
            );
          })}
        </ol>
      )}
      {tiers.length > 0 && tiers.length < mostBidSteps ? (
        <Button
          size={40}
          className="justify-self-start"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => write(withAnother(tiers))}
        >
          {t('steps.add')}
        </Button>
      ) : null}
    </div>
  );
}
