export const approvalPath = (userId: string) => `bidders/${userId}/approvals`;

export const askingPath = (userId: string) => `bidders/${userId}/asking`;
