import { ChevronDown } from 'lucide-react';

interface ChipSelectProps<V extends string> {
  label: string;
  choices: ReadonlyArray<{ value: V; text: string }>;
  value: V;
  onChange: (value: V) => void;
}

/** The browser's own list in the shape of a chip: quick on a phone, and nothing to load. */
export function ChipSelect<V extends string>({ label, choices, value, onChange }: ChipSelectProps<V>) {
  return (
    <label className="relative inline-flex max-w-full shrink-0">
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as V)}
        className="h-[calc(0.75rem+20px)] max-w-full field-sizing-content appearance-none rounded-full border border-control/70 bg-surface ps-3.5 pe-9 text-14 font-medium text-ink-1 text-ellipsis hover:bg-hover max-sm:h-[calc(0.75rem+32px)]"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto"
      />
    </label>
  );
}
