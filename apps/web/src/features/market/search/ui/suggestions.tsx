import type { Suggestion } from '@souk/shared/market/search/schema.ts';
import { useNavigate } from '@tanstack/react-router';
import { Clock3 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { floating } from '@/ui/popover/floating.style.ts';
import { forgetSearches, noteSearch, recentSearches } from '../model/recent-searches.ts';
import { useListbox } from '../model/use-listbox.ts';
import { useSuggestions } from '../model/use-suggestions.ts';

type SuggestionsProps = { field: HTMLInputElement; onClose: () => void };

/** Under the search field: what is meant by what is typed, or what was looked for before. */
export function Suggestions({ field, onClose }: SuggestionsProps) {
  const t = useT();
  const id = useId();
  const { typed, suggestions: found } = useSuggestions(field);
  const [recent, setRecent] = useState(() => recentSearches());
  const goTo = useGoTo();
  const texts = typed === '' ? recent : [];
  const act = useMemo(
    () => ({
      close: onClose,
      take(index: number) {
        const suggestion = found[index];
        const text = texts[index];
        onClose();
        if (suggestion) goTo(suggestion);
        else if (text !== undefined) goTo(text);
      },
    }),
    [found, texts, onClose, goTo],
  );
  const count = found.length + texts.length;
  const active = useListbox(field, id, count, act);

  useEffect(() => {
    const { form } = field;
    const note = () => {
      noteSearch(field.value);
      onClose();
    };
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  }, [field, onClose]);

  if (count === 0) return null;
  const option = (index: number, key: string, content: ReactNode) => (
    // biome-ignore lint/a11y/useFocusableInteractive: the cursor stays in the field, which names the active one
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
    <div
      key={key}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      onClick={() => act.take(index)}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-10 px-2.5 py-1.5 text-14 hover:bg-hover',
        index === active && 'bg-hover',
      )}
    >
      {content}
    </div>
  );
  return (
    <div
      // A press here must not take the cursor out of the field, which would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      className={cx(floating, 'absolute inset-x-0 top-full z-50 mt-2 max-h-[70dvh] overflow-y-auto p-2')}
    >
      {texts.length > 0 ? (
        <p className="flex items-center justify-between gap-3 px-2.5 py-1 text-12 text-ink-2">
          {t('searching.recent')}
          <button
            type="button"
            tabIndex={-1}
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
            className="touch-44 rounded-6 underline underline-offset-3 hover:text-ink-1"
          >
            {t('searching.forget')}
          </button>
        </p>
      ) : null}
      <div
        id={id}
        role="listbox"
        aria-label={t(texts.length > 0 ? 'searching.recent' : 'searching.suggestions')}
      >
        {texts.map((text, index) =>
          option(
            index,
            text,
            <>
              <Clock3 size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
              <bdi className="truncate">{text}</bdi>
            </>,
          ),
        )}
        {found.map((suggestion, index) =>
          option(
            index,
            `${suggestion.kind}-${suggestion._id}`,
            <>
              <Picture
                image={suggestion.image}
                alt=""
                ratio="1/1"
                sizes="36px"
                className={cx('!w-9 shrink-0', suggestion.kind === 'person' ? 'rounded-full' : 'rounded-8')}
              />
              <bdi className="min-w-0 grow truncate">{suggestion.text}</bdi>
              <span className="shrink-0 text-12 text-ink-3">{t(`searching.kind.${suggestion.kind}`)}</span>
            </>,
          ),
        )}
      </div>
    </div>
  );
}

/** To the thing itself, or to all that a text finds. */
function useGoTo() {
  const navigate = useNavigate();
  return useMemo(
    () => (to: Suggestion | string) => {
      if (typeof to === 'string') {
        noteSearch(to);
        return void navigate({ to: '/search/$keyword', params: { keyword: to } });
      }
      const { kind, _id } = to;
      if (kind === 'product') void navigate({ to: '/product/$productId', params: { productId: _id } });
      else if (kind === 'category')
        void navigate({ to: '/categories/$categoryId', params: { categoryId: _id } });
      else if (kind === 'shop') void navigate({ to: '/shop/$shopId', params: { shopId: _id } });
      else if (kind === 'show') void navigate({ to: '/live/$roomId', params: { roomId: _id } });
      else void navigate({ to: '/profile/$userId', params: { userId: _id } });
    },
    [navigate],
  );
}
