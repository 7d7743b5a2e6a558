export { documentCleaning } from './documents.job.ts';
export { emailNotVerified } from './verification.failures.ts';
export { verificationPart } from './verification.personal.ts';
export { verification } from './verification.plugin.ts';
