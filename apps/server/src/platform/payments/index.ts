export { type OpenPayments, openPayments, webhookPath } from './open-payments.ts';
export { badSignature, noProvider, type PaymentProvider, paymentsUnavailable } from './payment-provider.ts';
export { stripeProvider } from './stripe-provider.ts';
