import type { ChangedDoc } from './store.ts';

interface ChangeOrderParts {
  /** For how long a change is waited for that others came before, in milliseconds. */
  lateMs: number;
  /** It did not come. */
  missing: () => void;
}

// Beyond it reading is cheaper than waiting.
const MOST_EARLY = 1_000;

/** Puts the changes of one collection in the order of their numbers, however they come. */
export class ChangeOrder {
  private readonly parts: ChangeOrderParts;
  /** Those that came before one they follow. */
  private early: ChangedDoc[] = [];
  private late: NodeJS.Timeout | undefined;

  constructor(parts: ChangeOrderParts) {
    this.parts = parts;
  }

  /** To be looked at by the next `next`. */
  add(changes: readonly ChangedDoc[]): void {
    this.early.push(...changes);
  }

  /** What comes right after a write, with none missing. */
  next(seq: number): ChangedDoc[] {
    const unknown = this.early.filter((change) => change.seq > seq).sort((a, b) => a.seq - b.seq);
    const next: ChangedDoc[] = [];
    let last = seq;
    for (const change of unknown) {
      if (change.seq > last + 1) break;
      // Carried twice, it is the same.
      if (change.seq > last) next.push(change);
      last = change.seq;
    }
    this.early = unknown.filter((change) => change.seq > last);
    this.waitForMissing();
    return next;
  }

  stop(): void {
    clearTimeout(this.late);
  }

  private waitForMissing(): void {
    clearTimeout(this.late);
    if (this.early.length === 0) return;
    if (this.early.length > MOST_EARLY || this.parts.lateMs === 0) this.giveUp();
    else this.late = setTimeout(() => this.giveUp(), this.parts.lateMs);
  }

  /** Whatever is read instead has these as well. */
  private giveUp(): void {
    this.early = [];
    this.parts.missing();
  }
}

/** Each document once, as it became last. */
export function latestOf(changes: readonly ChangedDoc[]): ChangedDoc[] {
  const latest = new Map<string, ChangedDoc>();
  for (const change of changes) {
    const known = latest.get(change.id);
    if (!known || known.seq < change.seq) latest.set(change.id, change);
  }
  return [...latest.values()].sort((a, b) => a.seq - b.seq);
}
