/** While it fades what lies under it is heard again. */
export const backdrop =
  'data-closed:pointer-events-none fixed inset-0 z-40 bg-scrim transition-opacity duration-200 ease-souk data-starting-style:opacity-0 data-ending-style:opacity-0';
