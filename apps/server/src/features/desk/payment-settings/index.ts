export { paymentSettings } from './payment-settings.plugin.ts';
