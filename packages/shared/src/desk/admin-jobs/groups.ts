export const jobGroups = ['failed', 'waiting'] as const;
export type JobGroup = (typeof jobGroups)[number];
