/** A small way on beside a form's one button. */
export const textLink =
  'touch-44 rounded-8 text-14 font-medium text-ink-2 underline decoration-control underline-offset-4 hover:text-ink-1';
/** The same, where it is one of two ways. */
export const strongLink =
  'touch-44 rounded-8 text-14 font-semibold text-ink-1 underline decoration-control underline-offset-4';
