import { useSyncExternalStore } from 'react';
import { forget, keepForAYear } from '@/platform/cookies.ts';

export type Theme = 'light' | 'dark' | 'system';

const changed = new EventTarget();

/** The theme stands on the html element, where the server writes it from the cookie. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as Theme);
  return { theme, setTheme };
}

function setTheme(theme: Theme): void {
  if (theme === 'system') {
    forget('souk_theme');
    delete document.documentElement.dataset.theme;
  } else {
    keepForAYear('souk_theme', theme);
    document.documentElement.dataset.theme = theme;
  }
  changed.dispatchEvent(new Event('theme'));
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('theme', listener);
  return () => changed.removeEventListener('theme', listener);
}
