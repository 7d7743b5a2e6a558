export { mailOwner } from './owner-mail.ts';
export { sessionsPart } from './sessions.personal.ts';
export { sessions } from './sessions.plugin.ts';
export { noticeDevice } from './sessions.service.ts';
