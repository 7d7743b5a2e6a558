export const backdrop =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-200 ease-souk data-starting-style:opacity-0 data-ending-style:opacity-0';
