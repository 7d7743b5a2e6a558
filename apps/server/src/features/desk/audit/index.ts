export { auditPlugin as audit } from './audit.plugin.ts';
export { presentEntry } from './audit.presenter.ts';
export { findEntriesAbout } from './audit.repo.ts';
