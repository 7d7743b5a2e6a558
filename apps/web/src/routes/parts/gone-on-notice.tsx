import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';

interface GoneOnNoticeProps {
  /** Milliseconds since 1970. */
  since: number;
  /** Says since when, and where it is saved. */
  words: 'editor.goneOn' | 'events.goneOn';
  onAnother: () => void;
}

/** A draft is gone on with; another one can be begun instead. */
export function GoneOnNotice({ since, words, onAnother }: GoneOnNoticeProps) {
  const t = useT();
  const { relative } = useFormat();
  return (
    <Notice
      action={
        <Button size={32} onClick={onAnother}>
          {t('editor.another')}
        </Button>
      }
    >
      {t(words, { time: relative(new Date(since).toISOString()) })}
    </Notice>
  );
}
