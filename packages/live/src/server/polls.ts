import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { invalid, LiveError } from '../errors.ts';
import type { Connection, ConnectionParts } from './connection.ts';
import type { Asker } from './declaration.ts';
import { type PollAnswer, PollSession } from './poll-session.ts';

export type { PollAnswer } from './poll-session.ts';

/** In seconds. */
export const hang = { least: 5, most: 30 } as const;

const MOST_FRAMES = 100;
// Whatever one connection may have: its hello, listeners and what was not answered.
const MOST_RESUMED = 1_000;
// From one address at once. Many people may share one.
const MOST_STRANGERS = 200;
const MOST_SESSIONS = 2_000;
// Of one who is signed in, on all their devices. Where more come, the one that was left for longest is ended.
const MOST_OF_ONE = 20;
const AGAIN_MS = 5_000;

const turn = z.int().min(0);
const pollBody = z.strictObject({
  /** Null begins a session. */
  session: z.uuid().nullable(),
  /** Counts this session's polls, so that one sent again gets the same answer. */
  turn: turn.min(1),
  /** The last answer that came; the one before, when left out. */
  got: turn.optional(),
  /** The last poll that brought frames. Those that brought nothing may get lost. */
  brought: turn.optional(),
  hang: z.int().min(hang.least).max(hang.most),
  frames: z.array(z.string()).max(MOST_FRAMES),
  /** What a process that does not know the session goes on with, and the first session it followed from. */
  resume: z.array(z.string()).max(MOST_RESUMED).optional(),
  began: z.uuid().optional(),
});

/** Clients that cannot have a WebSocket: they ask again and again, and an answer waits until there is something. */
export class Polls<Who extends Asker> {
  private readonly parts: Omit<ConnectionParts<Who>, 'transport'>;
  /** By the session that they began with, in whichever process that was. */
  private readonly sessions = new Map<string, PollSession<Who>>();

  constructor(parts: Omit<ConnectionParts<Who>, 'transport'>) {
    this.parts = parts;
  }

  /** A poll with `signal` aborted is not waited for any longer. `from`: where from, as limits count it. */
  async poll(body: unknown, signal?: AbortSignal, from?: string): Promise<PollAnswer> {
    const parsed = pollBody.safeParse(body);
    if (!parsed.success) throw invalid(wrongIn(parsed.error));
    const { session: id, turn, frames, resume, hang: seconds } = parsed.data;
    const { began = id, got = turn - 1, brought = turn - 1 } = parsed.data;
    const asked = { turn, got, frames, hangMs: seconds * 1_000, signal };
    const known = began === null ? undefined : this.sessions.get(began);
    if (known && id !== null && known.knows(id, { turn, got, brought })) return await known.poll(asked);
    if (id !== null && !resume)
      throw new LiveError('not-found', 'There is no such session here: begin anew.');
    known?.end();
    const session = this.open({ began, from, followed: id, got });
    session.resume(resume ?? []);
    return await session.poll(asked);
  }

  get connections(): Connection<Who>[] {
    return [...this.sessions.values()].map(({ connection }) => connection);
  }

  private open({ began, from, followed, got }: Opening): PollSession<Who> {
    if (from !== undefined && this.isFull(from))
      throw new LiveError('unavailable', 'Too many poll from there at the moment.', AGAIN_MS);
    const id = randomUUID();
    const key = began ?? id;
    const session = new PollSession<Who>({
      id,
      followed,
      from,
      got,
      parts: {
        ...this.parts,
        recognise: async (token, connection) => {
          const who = await this.parts.recognise(token, connection);
          session.owner = who.id;
          this.endMoreThanMay(who.id);
          return who;
        },
      },
      ended: () => {
        if (this.sessions.get(key) === session) this.sessions.delete(key);
      },
    });
    this.sessions.set(key, session);
    return session;
  }

  private endMoreThanMay(owner: string): void {
    const own = [...this.sessions.values()].filter((session) => session.owner === owner);
    own.sort((a, b) => b.askedAt - a.askedAt);
    for (const session of own.slice(MOST_OF_ONE)) session.end();
  }

  private isFull(from: string): boolean {
    const there = this.sessions
      .values()
      .filter((session) => session.from === from)
      .toArray();
    const strangers = there.filter(({ connection }) => connection.isStranger);
    return there.length >= MOST_SESSIONS || strangers.length >= MOST_STRANGERS;
  }
}

interface Opening {
  began: string | null;
  from: string | undefined;
  followed: string | null;
  got: number;
}

function wrongIn(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue?.path[0] === 'hang'
    ? `A poll hangs from ${hang.least} to ${hang.most} seconds.`
    : `${issue?.path.join('.') || 'The poll'}: ${issue?.message ?? 'is not known'}`;
}
