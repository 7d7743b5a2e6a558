export { accountPart } from './accounts.personal.ts';
export { accounts } from './accounts.plugin.ts';
export { presentOwnUser } from './accounts.presenter.ts';
export { handleFrom } from './handle.ts';
export { findSignUps } from './sign-ups.repo.ts';
export { type FoundSelf, findProvedOwner, findSelf, findUser } from './users.repo.ts';
export { getUser } from './users.service.ts';
