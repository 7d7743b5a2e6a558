export { followVideo } from './follow-video.ts';
export { deleteLooksOf, findSecondLooks, holdSeenLine, type SecondLook } from './second-looks.repo.ts';
export { doorForSecond, dropSecond } from './second-picture.service.ts';
export { exchangeStreamKey, isStreamKey } from './stream-key.service.ts';
export { video } from './video.plugin.ts';
