export { notificationChoices } from './choices.plugin.ts';
export { notificationChoicesPart } from './notification-choices.personal.ts';
export { type Reader, readerOf, readersOf } from './reader.service.ts';
export type { Told } from './told.ts';
