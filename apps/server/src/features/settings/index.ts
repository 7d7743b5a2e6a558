export { demoLogins } from './demo-logins.ts';
export { settings } from './settings.plugin.ts';
export { marketCurrency, readSettings } from './settings.service.ts';
