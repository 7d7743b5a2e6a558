import { Failure } from '../../platform/errors/failure.ts';

/** Somebody of the demo world may have come too late, or not be let; anything else is a fault. */
export async function unlessRefused(act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
