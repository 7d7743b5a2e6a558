import { useId, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Star } from './star.tsx';

interface StarInputProps {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  disabled?: boolean;
}

const choices = [1, 2, 3, 4, 5] as const;

/** Five radio buttons that look like stars: arrow keys choose, a finger gets 44 px. */
export function StarInput({ label, value, onChange, disabled }: StarInputProps) {
  const t = useT();
  const name = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const lit = pointed ?? value ?? 0;
  return (
    <fieldset className="inline-flex" disabled={disabled} onPointerLeave={() => setPointed(null)}>
      <legend className="sr-only">{label}</legend>
      {choices.map((star) => (
        <label
          key={star}
          onPointerEnter={() => setPointed(star)}
          className="relative grid size-11 place-items-center rounded-12 has-focus-visible:outline-2 has-focus-visible:outline-ink-1"
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={value === star}
            onChange={() => onChange(star)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="sr-only">{t('ui.giveStars', { count: star })}</span>
          <Star size={28} fill={lit >= star ? 1 : 0} />
        </label>
      ))}
    </fieldset>
  );
}
