import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { type ListedPicture, mayGoOn, type UploadList } from '@/platform/uploads/index.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { problemWords, type UploadWords, uploadErrorWords } from './upload-words.ts';
import { useUploadSnapshot } from './use-uploads.ts';

interface ProblemsProps {
  items: readonly ListedPicture[];
  list: UploadList;
}

/** In words what is wrong with which file, and what can be done. */
export function UploadProblems({ items, list }: ProblemsProps) {
  return items.map((item) => {
    if (item.kind === 'upload') return <FailedUpload key={item.key} item={item} list={list} />;
    if (item.kind === 'stored') return null;
    return <Problem key={item.key} item={item} list={list} words={problemWords(item.problem)} />;
  });
}

function FailedUpload({
  item,
  list,
}: {
  item: Extract<ListedPicture, { kind: 'upload' }>;
  list: UploadList;
}) {
  const t = useT();
  const { error, state } = useUploadSnapshot(item.task);
  if (!error || state !== 'error') return null;
  return (
    <Problem item={item} list={list} words={uploadErrorWords(error)}>
      {mayGoOn(error) ? (
        <Button size={32} onClick={() => list.again(item.key)}>
          {t('ui.tryAgain')}
        </Button>
      ) : null}
    </Problem>
  );
}

interface ProblemProps {
  item: Exclude<ListedPicture, { kind: 'stored' }>;
  list: UploadList;
  words: UploadWords;
  children?: ReactNode;
}

function Problem({ item, list, words, children }: ProblemProps) {
  const t = useT();
  return (
    <Notice tone="bad" className="!items-start">
      <p className="truncate text-13 text-ink-2">
        <bdi>{item.name}</bdi>
      </p>
      <p className="mt-0.5 font-semibold">{t(words.title)}</p>
      <p className="mt-0.5 text-ink-2">{t(words.next)}</p>
      <div className="mt-2.5 mb-1 flex flex-wrap gap-2.5">
        {children}
        <Button size={32} onClick={() => list.remove(item.key)}>
          {t('files.remove')}
        </Button>
      </div>
    </Notice>
  );
}
