import type { ChannelDeclaration } from '@souk/live/server/channel.ts';
import type { CallDeclaration, Declaration } from '@souk/live/server/declaration.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { SignedInUser } from '../session/actor.ts';

/** Who listens and writes; what the session knows of them is kept up to date while they are connected. */
export interface LiveAsker {
  readonly id: UserId;
  actor: SignedInUser;
}

/** Who lets people write says whether others read it: then nobody does who is muted. */
export type LiveDeclaration = Declaration<LiveAsker> &
  ({ write?: undefined; speaks?: undefined } | { write: object; speaks: boolean });
/** What people have the market do over their connection; others never read it as it was sent. */
export type LiveCall = CallDeclaration<LiveAsker>;
export type LiveChannel = ChannelDeclaration<LiveAsker>;

/** Is told of every connection of a person who is signed in. */
export interface Attendance {
  came(userId: UserId): void;
  left(userId: UserId): void;
  close(): Promise<void>;
}
