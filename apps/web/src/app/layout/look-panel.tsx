import { Check } from 'lucide-react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
// Not by the index, which every page loads.
import { useSwitchLanguage } from '@/platform/i18n/switch-language.ts';
import { type Theme, useTheme } from '@/platform/look/theme.ts';
import { closePopover, menuRow } from './popover.tsx';

const themes: Theme[] = ['system', 'light', 'dark'];

export function LookPanel({ popover }: { popover: string }) {
  const t = useT();
  const { code, spoken } = useLanguage();
  const switchLanguage = useSwitchLanguage();
  const { theme, setTheme } = useTheme();
  return (
    <>
      <p className="px-3 pt-2 pb-1 text-12 font-semibold text-ink-3">{t('menu.language')}</p>
      {spoken.map((language) => (
        <button
          key={language.code}
          type="button"
          lang={language.code}
          dir={language.dir}
          aria-pressed={language.code === code}
          className={menuRow}
          onClick={() => void switchLanguage(language.code).then(() => closePopover(popover))}
        >
          <span className="grow">{language.name}</span>
          {language.code === code ? <Check size={18} aria-hidden="true" /> : null}
        </button>
      ))}
      <p className="px-3 pt-3 pb-1 text-12 font-semibold text-ink-3">{t('menu.theme')}</p>
      <div className="grid grid-cols-3 gap-1 rounded-12 bg-fill p-1">
        {themes.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === theme}
            onClick={() => setTheme(name)}
            className="min-h-10 rounded-10 px-1 text-13 font-medium text-ink-2 aria-pressed:bg-raised aria-pressed:text-ink-1"
          >
            {t(`theme.${name}`)}
          </button>
        ))}
      </div>
    </>
  );
}
