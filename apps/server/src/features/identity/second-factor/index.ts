export { checkSecondFactor } from './check.service.ts';
export { secondFactorPart } from './second-factor.personal.ts';
export { secondFactor } from './second-factor.plugin.ts';
export { switchOffFor } from './second-factor.service.ts';
export { lockStoredSecrets } from './stored-secret.ts';
