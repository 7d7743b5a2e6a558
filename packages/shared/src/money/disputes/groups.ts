export const adminDisputeGroups = ['to-decide', 'open', 'over'] as const;
