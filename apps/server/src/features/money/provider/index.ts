export { paymentFailed } from './declined.failures.ts';
export {
  asProviderError,
  failureOf,
  isMissing,
  isRefusal,
  refusalFailure,
  wasNotReached,
} from './provider-error.ts';
