import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import { useT } from './language-provider.tsx';

/**
 * Lets a page bring along words that the server does not draw: of what turns out, or changes, when the page is alive.
 * In the browser it is nothing, so that the lists of words are no part of the code there.
 */
export const useWordsToCome: (keys: readonly MessageKey[]) => void = import.meta.env.SSR ? useAll : () => {};

function useAll(keys: readonly MessageKey[]): void {
  const t = useT();
  for (const key of keys) t(key);
}
