export const historySpans = [7, 30, 90, 365] as const;
export type HistorySpan = (typeof historySpans)[number];
