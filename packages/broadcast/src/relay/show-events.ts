/** A publisher whose sound or picture arrives. */
export interface OnAir {
  readonly show: string;
  /** Another one for each line that is opened. */
  readonly publisher: string;
  /** Whose token opened it. */
  readonly who: string;
}

/** What the market is told as it happens: who is on air in a show now, or nobody. */
export type ShowEvent = OnAir | { readonly show: string; readonly publisher: null };

/** `GET /control/events`: how it is, and then what changes, each as a line of JSON. */
export type EventLine = { readonly onAir: readonly OnAir[] } | ShowEvent;
