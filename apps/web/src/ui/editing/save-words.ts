import { failureWords } from '@/platform/errors/error-copy.ts';
import type { Translate } from '@/platform/i18n/index.ts';
import { UploadError } from '@/platform/uploads/index.ts';

/** Why a form was not saved; what is wrong with a picture stands beside it. */
export function saveWords(error: unknown, t: Translate): string {
  return error instanceof UploadError ? t('files.failed') : failureWords(error, t);
}
