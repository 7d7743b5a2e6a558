export { paymentFailed } from './declined.failures.ts';
export { pagesOf } from './pages.ts';
export {
  asProviderError,
  failureOf,
  isForNow,
  isGone,
  isMissing,
  isRefusal,
  isShutOut,
  refusalFailure,
  wasNotReached,
} from './provider-error.ts';
export { refuseWithoutCards } from './refuse-without-cards.ts';
export { fromProvider, toProvider } from './units.ts';
