export { bidSignalsPart } from './bid-signals.personal.ts';
export { bidSignals } from './bid-signals.plugin.ts';
export { lookingAtBids } from './looking.job.ts';
