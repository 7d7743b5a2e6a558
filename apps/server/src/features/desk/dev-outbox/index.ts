export { devOutbox } from './dev-outbox.plugin.ts';
