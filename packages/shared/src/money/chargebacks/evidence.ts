/** What a bank is told at most, in letters; in all of one payment it takes 20 000. */
export const evidenceTextLength = 4_000;

/** What a document shows; a bank takes one of each. */
export const evidenceKinds = ['receipt', 'shipping', 'conversation', 'other'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
