/** Lets the browser answer and paint before the work goes on: one long task would keep it from both. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
