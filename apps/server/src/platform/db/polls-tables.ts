import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { PollId } from '@souk/shared/live/polls/schema.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Time } from './column-types.ts';

/** What hosts ask the rooms of their shows. */
export interface PollTables {
  polls: PollsTable;
  poll_answers: PollAnswersTable;
  poll_votes: PollVotesTable;
}

interface PollsTable {
  id: PollId;
  show_id: ShowId;
  question: string;
  seconds: number;
  state: Generated<'open' | 'over'>;
  opened_at: Time;
  ends_at: Time;
  created_at: Time;
}

interface PollAnswersTable {
  poll_id: PollId;
  number: number;
  text: string;
  votes: Generated<number>;
}

interface PollVotesTable {
  id: GeneratedAlways<string>;
  poll_id: PollId;
  user_id: UserId | null;
  answer: number;
  at: Time;
}
