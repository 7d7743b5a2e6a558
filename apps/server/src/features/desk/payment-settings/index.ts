export { paymentSettings } from './payment-settings.plugin.ts';
export { changePaymentSettings, getPaymentSettings } from './payment-settings.service.ts';
