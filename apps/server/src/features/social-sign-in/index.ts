export { identitiesPart } from './identities.personal.ts';
export { type PlainPage, type Reader, readerOf, sendPage } from './plain-page.ts';
export { type PlayedProvider, type Provider, providersOf, redirectUriOf } from './providers.ts';
export { socialSignIn } from './social-sign-in.plugin.ts';
