/** Why there was no answer, in a few words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.cause ?? error.message}` : String(error);
