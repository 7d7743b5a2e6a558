export { notificationChoices } from './choices.plugin.ts';
export { notificationWanted } from './choices.service.ts';
export { notificationChoicesPart } from './notification-choices.personal.ts';
export { tellByMail } from './tell.service.ts';
