const key = 'souk-reloaded-for';
const minute = 60_000;

/**
 * A file is gone when a new release replaced it under an open page, and some browsers remember that it once could not be
 * fetched: load the page once more. Not twice in a row for the same file, and not for a mere prefetch.
 */
export function reloadForNewRelease(
  error: unknown,
  cause: 'preload' | 'enter' | 'stay',
): never | Promise<never> {
  const file = error instanceof Error ? error.message : String(error);
  const [before, at] = import.meta.env.SSR ? [] : (sessionStorage.getItem(key)?.split('\n') ?? []);
  if (
    import.meta.env.SSR ||
    cause === 'preload' ||
    !navigator.onLine ||
    (before === file && Date.now() - Number(at) < minute)
  ) {
    throw error;
  }
  sessionStorage.setItem(key, `${file}\n${Date.now()}`);
  location.reload();
  return new Promise<never>(() => {});
}
