/**
 * Stands in for the entry where the server drew pictures into the first view: they and the letters come first,
 * then the code that brings the page to life.
 */
const [entry = '', ...others]: string[] = JSON.parse(
  document.getElementById('souk-code')?.textContent ?? '[]',
);
const longest = 1000;

void begin();

async function begin(): Promise<void> {
  await Promise.race([seen(), new Promise((late) => setTimeout(late, longest))]);
  for (const file of others) fetchAhead(file);
  await import(/* @vite-ignore */ entry);
}

/** A picture that cannot be shown is no reason to wait. */
async function seen(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await new Promise((drawn) => new PerformanceObserver(drawn).observe({ type: 'paint', buffered: true }));
}

function fetchAhead(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
