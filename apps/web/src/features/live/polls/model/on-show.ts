import type { PollDocument } from '@souk/shared/live/polls/schema.ts';

export interface Poll extends PollDocument {
  id: string;
}

/** How it came out stays for so long. */
const SHOWN_MS = 15_000;

/** The poll its room is about: the one that is open, or the last one for a moment. */
export function pollOnShow(all: readonly Poll[], now: number): Poll | null {
  const open = all.find(({ state }) => state === 'open');
  if (open) return open;
  const [last] = all.toSorted((a, b) => b.endsAt - a.endsAt);
  return last && now < last.endsAt + SHOWN_MS ? last : null;
}

export interface Share {
  text: string;
  votes: number;
  /** Whole hundredths of all votes. */
  percent: number;
  /** Nobody has more; of several as many all lead. */
  leads: boolean;
}

export function sharesOf({ answers }: Pick<Poll, 'answers'>): Share[] {
  const all = answers.reduce((sum, { votes }) => sum + votes, 0);
  const most = Math.max(...answers.map(({ votes }) => votes));
  return answers.map(({ text, votes }) => ({
    ...{ text, votes },
    percent: all === 0 ? 0 : Math.round((100 * votes) / all),
    leads: votes > 0 && votes === most,
  }));
}
