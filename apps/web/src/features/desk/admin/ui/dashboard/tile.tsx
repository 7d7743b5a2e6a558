import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Panel } from '@/ui/panel/panel.tsx';

interface TileProps {
  label: string;
  /** A dash while it is not known. */
  value: string;
  note?: string;
  /** Against as many days before, in per cent; null where there is nothing to compare with. */
  change?: number | null;
  /** How many days that are. */
  span?: string;
}

/** One figure of the market, and whether there was more of it before. */
export function Tile({ label, value, note, change = null, span }: TileProps) {
  return (
    <Panel className="max-sm:p-4">
      <p className="text-14 text-ink-2">{label}</p>
      <p className="display mt-1 wrap-anywhere text-[min(1.75rem,7vw)] figures">{value}</p>
      <p className="mt-1 min-h-4.5 text-12 text-ink-3">
        {change === null ? note : <Change change={change} span={Number(span)} />}
      </p>
    </Panel>
  );
}

function Change({ change, span }: { change: number; span: number }) {
  const t = useT();
  const { number } = useFormat();
  const Arrow = change < 0 ? ArrowDownRight : ArrowUpRight;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 font-semibold figures',
        change > 0 ? 'text-won-text' : 'text-ink-2',
      )}
    >
      {change === 0 ? null : <Arrow size={14} aria-hidden="true" className="rtl:-scale-x-100" />}
      {number(change / 100, { style: 'percent', signDisplay: 'exceptZero' })}
      <span className="sr-only">{t('sell.against', { count: span })}</span>
    </span>
  );
}
