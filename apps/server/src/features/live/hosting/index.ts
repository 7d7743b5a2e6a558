export { notForTheList, tooManyQuickLots } from './hosting.failures.ts';
export { hostingLive } from './hosting.live.ts';
export { hostingJobs, hostingNews } from './hosting.news.ts';
export { hosting } from './hosting.plugin.ts';
export { holdOwnShow } from './hosting.policy.ts';
export { addQuickProduct } from './quick-lot.service.ts';
export { findProductToShow } from './run-list.repo.ts';
export { given, putOnList } from './run-list.service.ts';
export { findSteps, putSteps, type StepRow } from './steps.repo.ts';
