import { Failure } from '../../../platform/errors/failure.ts';

const refusal = (code: string, message: string) => new Failure({ code, status: 403, message });

export const ownShow = (): Failure => refusal('own_show', 'You can’t tip in your own show.');

export const mayNotTip = (): Failure =>
  refusal('may_not_tip', 'You can’t take part in this room at the moment.');
