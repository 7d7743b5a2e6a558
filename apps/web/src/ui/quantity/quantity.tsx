import { Minus, Plus } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';

interface QuantityProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
}

// A fieldset does not hand its own height down to what stands in it.
const step =
  '-my-px grid min-h-10 w-10 max-sm:min-h-11 max-sm:w-11 place-items-center text-ink-2 enabled:hover:text-ink-1 disabled:text-ink-3 disabled:opacity-45';

export function Quantity({ label, value, onChange, min = 1, max = 99, disabled }: QuantityProps) {
  const t = useT();
  const { number } = useFormat();
  return (
    <fieldset
      aria-label={label}
      className="inline-flex items-center rounded-12 border border-control bg-surface"
    >
      <button
        type="button"
        aria-label={t('ui.less')}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
        className={step}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <output className="min-w-7 text-center text-14 font-semibold text-ink-1 figures">
        {number(value)}
      </output>
      <button
        type="button"
        aria-label={t('ui.more')}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
        className={step}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
