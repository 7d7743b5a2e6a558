export { devSignIn } from './dev-sign-in.plugin.ts';
export { playedProvider } from './played-providers.ts';
