import { Failure } from '../../platform/errors/failure.ts';

/** A demo person may come too late, or not be let; anything else is a fault. */
export async function unlessRefused(act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
