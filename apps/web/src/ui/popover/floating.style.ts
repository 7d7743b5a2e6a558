export const floating =
  'rounded-16 border border-line bg-float text-ink-1 shadow-float outline-none transition-opacity duration-150 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0';
