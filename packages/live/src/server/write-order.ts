import { LiveError } from '../errors.ts';

interface Sent {
  id: string;
  follows?: string[] | undefined;
}

// More than any client has on its way at once.
const MOST_WAITING = 1_000;

/** Keeps the order of one client's writes when one of them cannot be done now: those that follow it wait as well. */
export class WriteOrder {
  /** What could not be done yet over this connection. */
  private readonly waiting = new Set<string>();

  async inOrder<Result>({ id, follows = [] }: Sent, act: () => Promise<Result>): Promise<Result> {
    try {
      if (follows.some((one) => this.waiting.has(one)))
        throw new LiveError('unavailable', 'What it follows could not be done yet.', 0);
      const result = await act();
      this.waiting.delete(id);
      return result;
    } catch (error) {
      if (error instanceof LiveError && error.code !== 'unavailable') this.waiting.delete(id);
      else this.remember(id);
      throw error;
    }
  }

  private remember(id: string): void {
    this.waiting.add(id);
    if (this.waiting.size <= MOST_WAITING) return;
    const [oldest = ''] = this.waiting;
    this.waiting.delete(oldest);
  }
}
