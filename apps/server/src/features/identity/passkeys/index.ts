export { passkeysPart } from './passkeys.personal.ts';
export { passkeys } from './passkeys.plugin.ts';
export { passkeyOriginAt } from './webauthn.ts';
