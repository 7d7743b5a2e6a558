/** Asks the worker to keep what this page was made of, so that it opens without a connection too. */
export async function keepThisPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const keep = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  active?.postMessage({ keep: keep.filter((path) => path.startsWith('/assets/')) });
}
