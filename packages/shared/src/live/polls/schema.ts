import { z } from 'zod';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { anyId } from '../../ids.ts';
import { pollLimits } from './limits.ts';

export const pollId = anyId.brand<'poll'>();
export type PollId = z.infer<typeof pollId>;

const line = (most: number) =>
  z.string().trim().min(1).max(most).refine(isPlainLine, 'May hold no invisible characters.');

export const newPoll = z.strictObject({
  question: line(pollLimits.question),
  answers: z
    .array(line(pollLimits.answer))
    .min(pollLimits.answers.least)
    .max(pollLimits.answers.most)
    .refine((answers) => new Set(answers).size === answers.length, 'Each answer has to be another one.'),
  seconds: z
    .int()
    .min(pollLimits.seconds.least)
    .max(pollLimits.seconds.most)
    .default(pollLimits.seconds.usual),
});
export type NewPoll = z.infer<typeof newPoll>;
export const addedPoll = z.object({ pollId });

/** By its place in the poll, from 1. */
const answer = z.int().min(1).max(pollLimits.answers.most);
export const voteInput = z.strictObject({ answer });
export const ownVote = z.object({ answer: answer.nullable() });
export type OwnVote = z.infer<typeof ownVote>;

/** The live document `rooms/{showId}/polls/{pollId}`; times are in milliseconds since 1970. */
export interface PollDocument {
  state: 'open' | 'over';
  question: string;
  answers: Array<{ text: string; votes: number }>;
  seconds: number;
  endsAt: number;
}
