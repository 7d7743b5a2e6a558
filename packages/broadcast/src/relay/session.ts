/** Why a line was closed by the relay. Who is told one of the first two does not come back by themselves. */
export type ClosingReason = 'taken-over' | 'ended' | 'left' | 'line-lost' | 'never-connected' | 'too-much';

/** What is remembered of a line that is closed, for the client that asks why. */
export interface SessionRecord {
  /** Nobody can guess it. */
  readonly id: string;
  readonly kind: 'publish' | 'watch';
  readonly show: string;
  /** Whose token opened it. */
  readonly who: string;
  /** The other side's name in ICE, which changes with a restart. */
  readonly iceUser: string;
  readonly closedFor: ClosingReason | undefined;
}

/** One publisher or viewer, as HTTP knows them. */
export interface Session extends SessionRecord {
  readonly openedAt: number;
  /** From where they come, of whom nobody knows who they are. */
  readonly from?: string | undefined;
  readonly isConnected: boolean;
  addCandidates(candidates: readonly string[]): void;
  close(reason: ClosingReason): void;
}
