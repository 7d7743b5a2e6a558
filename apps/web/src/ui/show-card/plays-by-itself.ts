type Connection = { saveData?: boolean };

/** Whether something may move that nobody asked for. */
export const playsByItself = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  (navigator as { connection?: Connection }).connection?.saveData !== true;
