import { Search } from 'lucide-react';

interface SearchFieldProps {
  /** What can be looked for. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Looks for something in a list, beside its title. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <search className="flex h-[2.5rem] min-w-0 items-center gap-2 rounded-12 border border-control bg-surface px-3 ring-accent-ring focus-within:border-ink-1 focus-within:ring-3 max-sm:h-[2.75rem] max-sm:min-w-[min(12rem,100%)] max-sm:flex-1">
      <Search size={17} aria-hidden="true" className="shrink-0 text-ink-3" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-full min-w-0 grow bg-transparent text-14 outline-none max-sm:text-16"
      />
    </search>
  );
}
