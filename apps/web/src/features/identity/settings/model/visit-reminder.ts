import { isApiError } from '@/platform/api/index.ts';
import { everyWord, type LanguageStore, translator } from '@/platform/i18n/index.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { toast } from '@/ui/toast/toast.ts';
import { fetchSelfLimits } from '../api/self-limits.ts';
import { afterReminder, BEAT_MS, dueReminder, goOn, readVisit } from './visit.ts';

const storageKey = 'souk-visit';
const SHOWN_MS = 30_000;

type Surroundings = { language: LanguageStore; openLimits: () => void };

let surroundings: Surroundings | null = null;
let minutes: number | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

/** Asks whether the signed-in person wants to be reminded of the time, and does so. */
export async function startVisitReminder(around: Surroundings): Promise<void> {
  surroundings = around;
  const { token } = sessionStore.getState();
  if (!token) return remindEvery(null);
  try {
    const { remindMinutes } = await fetchSelfLimits();
    if (sessionStore.getState().token === token) remindEvery(remindMinutes);
  } catch (error) {
    // Offline or a busy server: the next page asks again.
    if (!isApiError(error)) throw error;
  }
}

/** From now on every so many minutes; null is never. */
export function remindEvery(next: number | null): void {
  minutes = next;
  clearInterval(timer);
  if (next === null) return;
  beat();
  timer = setInterval(beat, BEAT_MS);
}

function beat(): void {
  if (minutes === null || document.visibilityState !== 'visible' || !sessionStore.getState().token) return;
  let visit = goOn(readVisit(kept()), Date.now());
  const due = dueReminder(visit, minutes);
  if (due !== null) {
    visit = afterReminder(visit, minutes);
    void remind(due);
  }
  keep(JSON.stringify(visit));
}

let here: string | null = null;

/** Between tabs where the browser lets pages keep something, else as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return here;
  }
}

function keep(text: string): void {
  here = text;
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Forbidden or full: this page remembers by itself.
  }
}

async function remind(count: number): Promise<void> {
  if (!surroundings) return;
  const { language, openLimits } = surroundings;
  try {
    await everyWord(language);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return;
  }
  const t = translator(language.getState());
  toast({
    id: 'visit',
    kind: 'plain',
    title: t('limits.beenHere', { count }),
    text: t('limits.breathe'),
    durationMs: SHOWN_MS,
    action: { label: t('limits.open'), onClick: openLimits },
  });
}
