import type { ImageId, UserId } from '@souk/shared/ids.ts';
import type { NotificationText, NotificationTexts } from '@souk/shared/talk/notifications/texts.ts';
import type { Told } from '../notification-choices/index.ts';

/** What a person is to be told. Its text says by which of their choices it goes. */
export type Notification = {
  [Text in NotificationText]: {
    text: Text;
    params: NotificationTexts[Text];
    /** What it is about, as an id: more of its kind about the same within an hour are counted up in one. */
    about: string;
    /** Where it leads, in the market: `/product/…`. */
    to: string;
    /** What it says and where it leads once it is several; else what was said last. */
    several?: Several;
    picture?: ImageId | null | undefined;
    /** Whose doing it is: when they leave the market, it goes with them. */
    by?: UserId;
    /** What is worth knowing only until then is not mailed, nor pushed later. */
    until?: Date;
    /** The mail that tells it best. Without one, a mail says its line. */
    mail?: Told;
  };
}[NotificationText];

/** Texts that count. */
export type Several = {
  [Text in NotificationText]: 'count' extends keyof NotificationTexts[Text]
    ? { text: Text; params: Omit<NotificationTexts[Text], 'count'>; to?: string }
    : never;
}[NotificationText];

export interface ToTell {
  to: UserId;
  notification: Notification;
}
