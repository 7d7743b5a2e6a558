export { afterMessage, noticingDeleted, noticingEdited, noticingRead } from './after-message.job.ts';
export { findAnswerTime } from './answer-time.repo.ts';
export { sendCard } from './card-message.service.ts';
export { messagingInvariants } from './messaging.invariants.ts';
export { messagingChannels, messagingLive } from './messaging.live.ts';
export { messagingPart } from './messaging.personal.ts';
export { messaging } from './messaging.plugin.ts';
export { countQuestions } from './questions.repo.ts';
