import { memoryStorage } from '@/platform/session/session.store.ts';

/** Browsers may forbid storage; then what is kept lasts as long as the page. */
export function storedTexts() {
  try {
    return globalThis.localStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}
