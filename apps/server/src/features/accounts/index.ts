export { accounts } from './accounts.plugin.ts';
