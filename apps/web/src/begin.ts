/**
 * Stands in for the entry where the server drew pictures into the first view: they and the letters come first,
 * then the code that brings the page to life. Where something goes on, it is the other way round: who comes to a show
 * hears and bids first, and reads in other letters as long.
 */
const [files, alsoNow, soon]: [files: string[], alsoNow: string[], soon: string[]] = JSON.parse(
  document.getElementById('souk-code')?.textContent ?? '[[],[],[]]',
);
const longest = 1000;

async function begin(): Promise<void> {
  const fetchNow = () => {
    for (const one of [...files, ...alsoNow]) fetchAhead(one);
  };
  const goesOn = alsoNow.length > 0;
  // Its style is here, or this would not run: the line need not rest until all is painted.
  if (goesOn) fetchNow();
  // Who was here before may have another tab that leads, whose socket is used then.
  if (goesOn && document.documentElement.dataset.letters) openSocketAhead();
  await Promise.race([goesOn ? drawn() : seen(), new Promise((late) => setTimeout(late, longest))]);
  if (!goesOn) fetchNow();
  await nextTask();
  // The first number takes a browser long; now it waits for the code anyway.
  (0).toLocaleString(document.documentElement.lang);
  const last = files.at(-1);
  // One by one: as a single task they would keep the page from answering.
  for (const file of [...files, ...soon]) {
    // Before the last, which draws the page: what this will ask for at once is on its way by then.
    if (file === last) for (const one of soon) fetchAhead(one, 'low');
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
}

/** It is there by the time the client for live documents is, which takes it. Should it never, the market ends it. */
function openSocketAhead(): void {
  globalThis.soukSocket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`);
}

/** As in platform/next-task, which would bring all of the shell along. */
const nextTask = () => new Promise((next) => setTimeout(next));

/** A picture that cannot be shown is no reason to wait, nor is one that a browser told to show none has not chosen. */
async function seen(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const coming = pictures.filter(({ currentSrc }) => currentSrc !== '');
  await Promise.allSettled(coming.map((picture) => picture.decode()));
  await drawn();
}

const drawn = () =>
  new Promise((drawn) => new PerformanceObserver(drawn).observe({ type: 'paint', buffered: true }));

/** A `low` one lets what the page asks for meanwhile go first. */
function fetchAhead(file: string, priority: 'auto' | 'low' = 'auto'): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  link.fetchPriority = priority;
  document.head.append(link);
}

begin()
  .finally(() => {
    delete document.documentElement.dataset.letters;
  })
  .catch(beginAgain);

const again = { key: 'souk-begun-again', after: 60_000 };

/** Without its code a page only stands there: it says why, and is loaded anew once the line is back. */
async function beginAgain(error: unknown): Promise<void> {
  const before = Number(sessionStorage.getItem(again.key));
  // The words of Chromium, Firefox and Safari for an import that was not there; something is wrong with one that is.
  const isMissing = error instanceof TypeError && /dynamically imported|module script/i.test(error.message);
  if (!isMissing || Date.now() - before < again.after) throw error;
  const { language } = JSON.parse(document.getElementById('souk-state')?.textContent ?? '{}');
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.className = 'fixed inset-x-0 top-0 z-50 bg-ink px-4 py-2 text-center text-14 text-on-ink';
  note.textContent = language?.messages['shell.offline'] ?? '';
  document.body.append(note);
  while (!(await isAnswered())) await new Promise((next) => setTimeout(next, 1000));
  sessionStorage.setItem(again.key, String(Date.now()));
  location.reload();
}

async function isAnswered(): Promise<boolean> {
  try {
    return navigator.onLine && (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
