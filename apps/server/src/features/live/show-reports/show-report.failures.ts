import { Failure } from '../../../platform/errors/failure.ts';

export const showNotBegun = (): Failure =>
  new Failure({ code: 'show_not_live', status: 409, message: 'This show hasn’t been live yet.' });
