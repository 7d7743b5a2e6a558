import type { Money } from '@souk/shared/money.ts';
import { useFormat } from '@/platform/i18n/index.ts';

interface SumLineProps {
  name: string;
  note?: string;
  sum: Money;
  /** Also where there is none of it. */
  always?: boolean;
}

/** A part of one’s money in a list of them. */
export function SumLine({ name, note, sum, always = false }: SumLineProps) {
  const { money } = useFormat();
  if (sum.amount === 0 && !always) return null;
  return (
    <div className="flex items-start justify-between gap-4 border-b border-hairline py-3 last:border-b-0 last:pb-0">
      <dt className="min-w-0">
        <span className="font-semibold">{name}</span>
        {note ? <span className="block text-13 text-ink-2">{note}</span> : null}
      </dt>
      <dd className={sum.amount === 0 ? 'text-ink-2 figures' : 'font-semibold figures'}>
        {money(sum, { exact: true })}
      </dd>
    </div>
  );
}
