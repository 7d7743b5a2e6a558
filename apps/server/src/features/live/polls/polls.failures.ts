import { Failure } from '../../../platform/errors/failure.ts';

const refusal = (code: string, status: number, message: string) => new Failure({ code, status, message });

export const pollOver = (): Failure => refusal('poll_over', 409, 'This poll is over.');

export const pollRunning = (): Failure =>
  refusal('poll_running', 409, 'Another poll of this show is still open.');

export const ownPoll = (): Failure => refusal('own_poll', 403, 'You asked, so you can’t vote.');

export const mayNotVote = (): Failure =>
  refusal('may_not_vote', 403, 'You can’t take part in this room at the moment.');

export const tooManyPolls = (): Failure =>
  refusal('too_many_polls', 409, 'A show has no more than 100 polls.');
