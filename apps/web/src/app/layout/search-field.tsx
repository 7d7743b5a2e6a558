import { useNavigate, useParams } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const Suggestions = lazyPart(
  async () => (await import('@/features/market/search/ui/suggestions.tsx')).Suggestions,
);

type SearchFieldProps = {
  className: string;
  shortcut?: boolean;
};

/** Looks for a word; with `shortcut` the slash key brings the cursor here. */
export function SearchField({ className, shortcut = false }: SearchFieldProps) {
  const t = useT();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { keyword } = useParams({ strict: false });
  const asked = keyword && keyword !== '*' ? keyword : '';
  useSlashKey(field, shortcut);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Suggestions that are still on their way would lie over what was found.
    close();
    const word = field.current?.value.trim();
    if (word) void navigate({ to: '/search/$keyword', params: { keyword: word } });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to every assistive technology yet
    <form role="search" onSubmit={submit} className={`relative ${className}`}>
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-ink-3"
      />
      <input
        key={asked}
        ref={field}
        type="search"
        role="combobox"
        aria-expanded={false}
        name="q"
        defaultValue={asked}
        aria-label={t('search.label')}
        placeholder={t(shortcut ? 'search.placeholder' : 'search.placeholderShort')}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => setOpen(true)}
        onInput={() => setOpen(true)}
        onBlur={close}
        className="h-[calc(0.75rem+32px)] w-full rounded-full border border-line bg-sunken ps-11 pe-4 lg:pe-12 text-14 text-ink-1 outline-none transition-shadow focus:border-ink-1 focus:shadow-[0_0_0_3px_var(--accent-ring)] max-sm:text-16"
      />
      {shortcut ? (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd cannot be focused
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute end-2.5 top-1/2 grid size-6 -translate-y-1/2 place-items-center rounded-6 border border-line bg-surface font-sans text-12 text-ink-3 max-lg:hidden"
        >
          {t('search.shortcut')}
        </kbd>
      ) : null}
      {open && field.current ? (
        <Suspense fallback={null}>
          <Suggestions field={field.current} onClose={close} />
        </Suspense>
      ) : null}
    </form>
  );
}

function useSlashKey(field: React.RefObject<HTMLInputElement | null>, active: boolean) {
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field, active]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
