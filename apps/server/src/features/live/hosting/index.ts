export { hostingLive } from './hosting.live.ts';
export { hostingJobs, hostingNews } from './hosting.news.ts';
export { hosting } from './hosting.plugin.ts';
