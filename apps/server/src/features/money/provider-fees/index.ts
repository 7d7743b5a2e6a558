export { bookingProviderFees } from './booking-provider-fees.job.ts';
