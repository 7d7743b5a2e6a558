export { demoLogins } from './demo-logins.ts';
export { isKeptName, refuseKeptName } from './kept-names.ts';
export { settings } from './settings.plugin.ts';
export { marketCurrency, marketName, readSettings } from './settings.service.ts';
