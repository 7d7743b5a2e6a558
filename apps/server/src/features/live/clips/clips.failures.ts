import { Failure } from '../../../platform/errors/failure.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

const refusal = (code: string, status: number, message: string) => new Failure({ code, status, message });

export const clipsOff = (): Failure =>
  refusal('clips_off', 403, 'The host of this show doesn’t let viewers make clips.');

export const mayNotClip = (): Failure =>
  refusal('may_not_clip', 403, 'You can’t take part in this room at the moment.');

export const notRecorded = (): Failure =>
  refusal('not_recorded', 409, 'There’s no recording of this part of the show.');

export const tooManyClips = (): Failure =>
  refusal('too_many_clips', 409, 'A show has no more than 500 clips.');

export const blockedTitle = (): Failure =>
  invalidInput([{ field: 'title', message: 'This contains a word that’s blocked in this room.' }]);
