import type { ClosingChoice } from '@souk/shared/live/auctions/closing-schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Segment } from '@/ui/segment/segment.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { closings, closingTo, lengths, type TermsDraft } from '../model/next-terms.ts';
import { MoreTerms } from './more-terms.tsx';

interface TermsFieldsProps {
  draft: TermsDraft;
  onChange: (draft: TermsDraft) => void;
  currency: string;
  /** The shop of a co-host, who alone says what it costs. */
  seller: string | null;
}

/** How long, from what, and what a bid in the last seconds does; the rest is folded away. */
export function TermsFields({ draft, onChange, currency, seller }: TermsFieldsProps) {
  const t = useT();
  const { number } = useFormat();
  const words = useClosingWords();
  const kinds = Object.keys(closings) as Array<ClosingChoice['kind']>;
  const seconds = [...new Set([...lengths, draft.seconds])].toSorted((a, b) => a - b);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="mb-1 text-12 text-ink-2">{t('hosting.duration')}</p>
        <Segment
          label={t('hosting.duration')}
          size={32}
          value={String(draft.seconds)}
          choices={seconds.map((one) => ({
            value: String(one),
            label: t('hosting.seconds', { seconds: number(one) }),
          }))}
          onChange={(value) => onChange({ ...draft, seconds: Number(value) })}
        />
      </div>
      {seller ? (
        <p className="text-12 text-ink-2">{t('coHost.priceTheirs', { shop: seller })}</p>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
          <MoneyInput
            label={t('hosting.startPrice')}
            currency={currency}
            amount={draft.start}
            onAmount={(start) => onChange({ ...draft, start })}
          />
          <MoneyInput
            label={t('hosting.reserve')}
            optional
            currency={currency}
            amount={draft.reserve}
            onAmount={(reserve) => onChange({ ...draft, reserve: reserve || null })}
          />
        </div>
      )}
      <div>
        <p className="mb-1 text-12 text-ink-2">{t('hosting.closing')}</p>
        <Segment
          label={t('hosting.closing')}
          size={32}
          value={draft.closing.kind}
          choices={kinds.map((kind) => ({ value: kind, label: words(closings[kind]) }))}
          onChange={(kind) => onChange({ ...draft, closing: closingTo(kind, draft.closing) })}
        />
      </div>
      {seller ? null : <MoreTerms draft={draft} onChange={onChange} currency={currency} />}
    </div>
  );
}

/** "Reset to 10 s". */
export function useClosingWords(): (closing: ClosingChoice) => string {
  const t = useT();
  const { number } = useFormat();
  return (closing) =>
    t(`hosting.closing.${closing.kind}`, { seconds: number('seconds' in closing ? closing.seconds : 0) });
}
