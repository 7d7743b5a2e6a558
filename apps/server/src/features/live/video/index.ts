export { followVideo } from './follow-video.ts';
export { deleteLooksOf, findSecondLooks, holdSeenLine, type SecondLook } from './second-looks.repo.ts';
export { findSecond, type SecondPicture } from './second-picture.repo.ts';
export { doorForSecond, dropSecond, giveSecond, secondPictureTaken } from './second-picture.service.ts';
export { findShownPictures, type ShownThen, showedScreen } from './shown-pictures.repo.ts';
export { exchangeStreamKey, isStreamKey } from './stream-key.service.ts';
export { video } from './video.plugin.ts';
