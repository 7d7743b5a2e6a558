export { checkSecondFactor } from './check.service.ts';
export { lockKeptSecrets } from './kept-secret.ts';
export { secondFactorPart } from './second-factor.personal.ts';
export { secondFactor } from './second-factor.plugin.ts';
