import type { FileErrorCode } from '@souk/shared/files/schema.ts';
import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { PictureProblem, UploadError } from '@/platform/uploads/index.ts';

/** What went wrong, and what to do about it. */
export type UploadWords = { title: MessageKey; next: MessageKey };

export function problemWords(problem: PictureProblem): UploadWords {
  return { title: `files.problem.${problem}`, next: `files.problemNext.${problem}` };
}

export function uploadErrorWords({ code, refusal }: Pick<UploadError, 'code' | 'refusal'>): UploadWords {
  if (code === 'invalid-format' && refusal) return problemWords(refusal);
  return { title: `files.error.${code}`, next: `files.errorNext.${code satisfies FileErrorCode}` };
}
