export { identitiesPart } from './identities.personal.ts';
export { type PlayedProvider, type Provider, providersOf, redirectUriOf } from './providers.ts';
export { socialSignIn } from './social-sign-in.plugin.ts';
