export const disputeWordLength = 2_000;

export const mostEvidence = 6;
