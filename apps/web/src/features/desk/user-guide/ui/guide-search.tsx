import { Search } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { useTyped } from '@/ui/text-input/use-typed.ts';

/** Asks while one types, a moment after the last key. */
export function GuideSearch({ asked, onAsk }: { asked: string; onAsk: (q: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useTyped(asked, onAsk);
  return (
    <search className="mt-6 block">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(typed.trim());
        }}
        className="flex h-13 items-center gap-3 rounded-full border border-control bg-surface px-5 ring-accent-ring focus-within:border-ink-1 focus-within:ring-3"
      >
        <Search size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
        <input
          type="search"
          aria-label={t('help.search')}
          placeholder={t('help.searchExample')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-full min-w-0 grow bg-transparent text-start text-16 outline-none"
        />
      </form>
    </search>
  );
}
