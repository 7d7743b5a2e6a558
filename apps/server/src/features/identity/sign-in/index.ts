export {
  type Caller,
  callerOf,
  completeSignIn,
  type FirstFactor,
  presentSignedIn,
  type SignedInAs,
} from './complete-sign-in.ts';
export { createAccount } from './new-account.ts';
export { proveEmail } from './prove-email.ts';
export { signInJobs } from './sign-in.jobs.ts';
export { signIn } from './sign-in.plugin.ts';
