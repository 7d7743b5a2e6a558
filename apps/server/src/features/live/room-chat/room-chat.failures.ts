import { Failure } from '../../../platform/errors/failure.ts';

export const tooManyNotes = (): Failure =>
  new Failure({ code: 'too_many_notes', status: 409, message: 'There are 50 notes about this person.' });
