export { type OpenPayments, openPayments, webhookPath } from './open-payments.ts';
export { badSignature, paymentsUnavailable } from './payment-failures.ts';
export { noProvider, type PaymentProvider } from './payment-provider.ts';
export { type SandboxHere, type SandboxOnFile, whileSandboxIsHere } from './sandbox-here.ts';
export { stripeProvider } from './stripe-provider.ts';
