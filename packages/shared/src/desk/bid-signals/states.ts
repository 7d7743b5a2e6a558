export const suspicionStates = ['open', 'dismissed', 'banned'] as const;
export type SuspicionState = (typeof suspicionStates)[number];
