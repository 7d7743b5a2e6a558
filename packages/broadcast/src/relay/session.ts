/** Why a line was closed by the relay. Who is told one of the first two does not come back by themselves. */
export type ClosingReason = 'taken-over' | 'ended' | 'left' | 'line-lost' | 'never-connected';

/** One publisher or viewer, as HTTP knows them. */
export interface Session {
  /** Nobody can guess it. */
  readonly id: string;
  readonly kind: 'publish' | 'watch';
  readonly show: string;
  /** Whose token opened it. */
  readonly who: string;
  /** The other side's name in ICE, which changes with a restart. */
  readonly iceUser: string;
  readonly openedAt: number;
  readonly isConnected: boolean;
  readonly closedFor: ClosingReason | undefined;
  addCandidates(candidates: readonly string[]): void;
  close(reason: ClosingReason): void;
}
