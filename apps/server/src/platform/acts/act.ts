import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Tables } from '../db/schema.ts';
import type { Failure } from '../errors/failure.ts';
import type { UserCtx } from '../session/actor.ts';

/**
 * Something that a provider is asked for, in two steps. Its own rows are committed with the key of the call; then the
 * provider is asked, outside of any transaction; then what came of it is recorded, together with the answer. What a
 * crash leaves in between is finished by `finishOpenActs`.
 */
export interface Act<Input = never, Begun extends object = object, Outcome = unknown, Body = unknown> {
  /** Kept in the database: it stays what it is as long as one of them may be open. */
  name: string;
  /** Writes the rows of record. A failure refuses the call, and nothing is there. */
  begin(ctx: UserCtx & { db: Transaction<Tables> }, input: Input): Promise<Begun>;
  /**
   * Asks the provider, which takes the same id for the same call however often it comes. Throws while nobody knows what
   * came of it; a refusal is an outcome. The first to ask is who began it; before any other, one may have been heard and
   * died.
   */
  ask(begun: Begun, id: string, isFirst: boolean): Promise<Outcome>;
  /** Once. A refusal is given back rather than thrown: what was written stays. */
  record(ctx: RecordCtx, begun: Begun, outcome: Outcome): Promise<ActAnswer<Body>>;
}

export interface RecordCtx {
  db: Transaction<Tables>;
  clock: Clock;
}

export type ActAnswer<Body> = { status: number; body: Body } | Failure;
