import type { ClosingChoice } from '@souk/shared/live/auctions/closing-schema.ts';
import { showLotSeconds } from '@souk/shared/live/auctions/lot-terms.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Select } from '@/ui/select/select.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { useVariants } from '../../api/use-variants.ts';
import type { DraftLot } from '../../model/draft.ts';
import type { ListedLot } from '../../model/use-run-list.ts';

interface LotSettingsProps {
  /** Null while no lot is being set. */
  listed: ListedLot | null;
  currency: string;
  onChange: (change: Partial<DraftLot>) => void;
  onClose: () => void;
}

/** What one lot begins at, how long it runs and how it ends. */
export function LotSettings({ listed, currency, onChange, onClose }: LotSettingsProps) {
  const t = useT();
  return (
    <Drawer
      open={listed !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={listed?.product.title ?? ''}
      footer={
        <Button look="ink" size={48} block onClick={onClose}>
          {t('scheduling.done')}
        </Button>
      }
    >
      {listed ? <Fields {...listed} currency={currency} onChange={onChange} /> : null}
    </Drawer>
  );
}

const lengths = [15, 30, 60, 120] as const;
const closings = ['reset', 'add', 'rising-floor', 'sudden-death', 'random'] as const;

function Fields({
  lot,
  product,
  currency,
  onChange,
}: ListedLot & Omit<LotSettingsProps, 'listed' | 'onClose'>) {
  const t = useT();
  const variants = useVariants(product._id);
  const start = lot.start ?? product.price?.amount ?? null;
  const low = start !== null && lot.reserve !== null && lot.reserve < start;
  return (
    <div className="flex flex-col gap-5 py-2">
      {variants.length > 1 ? (
        <Select
          label={t('giveaway.variant')}
          options={variants}
          valueKey="_id"
          textKey="text"
          value={lot.variantId ?? ''}
          unavailable={({ available }) => (available > 0 ? null : t('market.soldOut'))}
          onChange={(variantId) => onChange({ variantId })}
        />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyInput
          label={t('scheduling.startPrice')}
          currency={currency}
          amount={start}
          onAmount={(amount) => onChange({ start: amount === 0 ? null : amount })}
        />
        <MoneyInput
          label={t('scheduling.reserve')}
          optional
          currency={currency}
          amount={lot.reserve}
          rules={[() => !low || t('scheduling.reserveLow')]}
          onAmount={(amount) => onChange({ reserve: amount === 0 ? null : amount })}
        />
      </div>
      <p className="-mt-2 text-13 text-ink-2">
        {low ? t('scheduling.reserveLow') : t('scheduling.reserveNote')}
      </p>
      <div>
        <p aria-hidden="true" className="mb-1.5 text-14 font-medium text-ink-1">
          {t('scheduling.length')}
        </p>
        <Segment
          label={t('scheduling.length')}
          value={String(lot.seconds)}
          onChange={(seconds) => onChange(fitting(lot, Number(seconds)))}
          choices={lengthsWith(lot.seconds).map((seconds) => ({
            value: String(seconds),
            label: t('scheduling.seconds', { seconds }),
          }))}
        />
      </div>
      <ChoiceCards
        label={t('scheduling.closing')}
        value={lot.closing.kind}
        onChange={(kind) => onChange({ closing: ruleOf(kind, lot.seconds) })}
        choices={closings.map((kind) => ({
          value: kind,
          label: t(`scheduling.closing.${kind}`),
          note: t(`scheduling.closingNote.${kind}`, { seconds: secondsOf(ruleOf(kind, lot.seconds)) }),
        }))}
      />
    </div>
  );
}

/** A length that was set elsewhere stands among the usual ones. */
const lengthsWith = (seconds: number) =>
  [...new Set<number>([...lengths, seconds])]
    .filter((one) => one <= showLotSeconds.most)
    .sort((a, b) => a - b);

const usual = 10;
const secondsOf = (rule: ClosingChoice) => ('seconds' in rule ? rule.seconds : 0);

function ruleOf(kind: ClosingChoice['kind'], length: number): ClosingChoice {
  const seconds = Math.min(usual, length);
  if (kind === 'sudden-death') return { kind };
  return kind === 'random' ? { kind, seconds } : { kind, seconds, most: null };
}

const fitting = ({ closing }: DraftLot, seconds: number): Partial<DraftLot> => ({
  seconds,
  closing: secondsOf(closing) > seconds ? ruleOf(closing.kind, seconds) : closing,
});
