import type { EventProblem, EventProblemKind } from '@souk/shared/market/events/edit-rules.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

const words: Readonly<Record<EventProblemKind, string>> = {
  missing: 'Is required for a public event.',
  skipped: 'The clocks go forward then and skip this time.',
  past: 'Is in the past.',
  tooFar: 'Is too far ahead.',
  endBeforeStart: 'Ends before it starts.',
  tooLong: 'Lasts too long.',
  notALink: 'Must be an address that starts with https.',
  sameName: 'Another ticket type has this name.',
  moreThanSeats: 'Is more than the event has seats.',
  belowSold: 'Is less than what’s already sold.',
  soldKind: 'A ticket type with sold tickets can’t be removed.',
  notOfEvent: 'Isn’t a ticket type for this event.',
};

export const notAnEvent = (problems: readonly EventProblem[]): Failure =>
  invalidInput(
    problems.map(({ field, problem, next }) => ({
      field,
      message: next ? `${words[problem]} The next one that comes is ${next}.` : words[problem],
    })),
  );

export const eventChanged = (now: { version: number; updated_at: Date }): Failure =>
  new Failure({
    code: 'edit_conflict',
    status: 409,
    message: 'This has changed in the meantime.',
    details: { version: now.version, changedAt: now.updated_at.toISOString() },
  });

/** Such as a change to what was cancelled. */
export const eventStandsOtherwise = (): Failure =>
  new Failure({ code: 'event_status', status: 409, message: 'That can’t be done with this event now.' });

export const shopNotOpen = (): Failure =>
  new Failure({
    code: 'shop_not_open',
    status: 409,
    message: 'Your shop isn’t open, so nothing in it can be public.',
  });
