import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { EditedKind, Stored } from '@/ui/editing/kind.ts';
import { Notice } from '@/ui/notice/notice.tsx';

/** When something public was changed here without being saved; null when there is nothing of that kind. */
export function useUnsavedSince<Draft, Input, Own extends Stored>(
  kind: EditedKind<Draft, Input, Own>,
  at: string,
  own: Own,
): number | null {
  const [since] = useState(() => {
    const before = kind.editings.of(at);
    return before?.unsaved && !kind.isDraft(own) ? before.at : null;
  });
  return since;
}

/** Changes found again after a reload. */
export function RestoredNotice({ since }: { since: number }) {
  const t = useT();
  const { relative } = useFormat();
  return (
    <Notice tone="warning">{t('editor.restored', { time: relative(new Date(since).toISOString()) })}</Notice>
  );
}
