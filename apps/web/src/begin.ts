/**
 * Stands in for the entry where the server drew pictures into the first view: they and the letters come first,
 * then the code that brings the page to life.
 */
const [files, soon]: [files: string[], soon: string[]] = JSON.parse(
  document.getElementById('souk-code')?.textContent ?? '[[],[]]',
);
const longest = 1000;

async function begin(): Promise<void> {
  await Promise.race([seen(), new Promise((late) => setTimeout(late, longest))]);
  for (const file of files) fetchAhead(file);
  await nextTask();
  // The first number takes a browser long; now it waits for the code anyway.
  (0).toLocaleString(document.documentElement.lang);
  // One by one: as a single task they would keep the page from answering.
  for (const file of files) {
    // Before the last, which draws the page: what this will ask for at once is on its way by then.
    if (file === files.at(-1)) for (const next of soon) fetchAhead(next);
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
}

/** As in platform/next-task, which would bring all of the shell along. */
const nextTask = () => new Promise((next) => setTimeout(next));

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

void begin();
