export { dashboard } from './dashboard.plugin.ts';
