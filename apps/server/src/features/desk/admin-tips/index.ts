export { adminTips } from './admin-tips.plugin.ts';
