const key = 'souk-reloaded-for';

/**
 * A screen's file is gone when a new release replaced it under an open page: load the page once more.
 * Not twice for the same file, and not for a mere prefetch.
 */
export function reloadForNewRelease(
  error: unknown,
  cause: 'preload' | 'enter' | 'stay',
): never | Promise<never> {
  const file = error instanceof Error ? error.message : String(error);
  if (
    import.meta.env.SSR ||
    cause === 'preload' ||
    !navigator.onLine ||
    sessionStorage.getItem(key) === file
  ) {
    throw error;
  }
  sessionStorage.setItem(key, file);
  location.reload();
  return new Promise<never>(() => {});
}
