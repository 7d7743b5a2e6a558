import { CircleAlert, X } from 'lucide-react';
import { useObjectUrl } from '@/platform/files/use-object-url.ts';
import { useT } from '@/platform/i18n/index.ts';
import type { ListedPicture, UploadList } from '@/platform/uploads/index.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { problemWords, uploadErrorWords } from '@/ui/uploader/upload-words.ts';
import { useUploadSnapshot } from '@/ui/uploader/use-uploads.ts';

interface ChosenPicturesProps {
  items: readonly ListedPicture[];
  list: UploadList;
}

/** Pictures that go with the next message, on their way already. */
export function ChosenPictures({ items, list }: ChosenPicturesProps) {
  if (items.length === 0) return null;
  return (
    <ul className="flex gap-2 overflow-x-auto bare-scroll p-2">
      {items.map((item) => (
        <li key={item.key} className="relative size-18 shrink-0">
          <Tile item={item} />
          <RemoveButton onRemove={() => list.remove(item.key)} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ item }: { item: ListedPicture }) {
  const t = useT();
  if (item.kind === 'upload') return <UploadTile item={item} />;
  if (item.kind === 'stored')
    return <Picture image={item.image} ratio="1/1" sizes="72px" className="rounded-12" />;
  return <Trouble words={t(problemWords(item.problem).title)} />;
}

function UploadTile({ item }: { item: Extract<ListedPicture, { kind: 'upload' }> }) {
  const t = useT();
  const url = useObjectUrl(item.file);
  const { state, bytesTransferred, totalBytes, error } = useUploadSnapshot(item.task);
  if (error) return <Trouble words={t(uploadErrorWords(error).title)} />;
  return (
    <>
      {url ? <img src={url} alt={item.name} className="size-18 rounded-12 object-cover" /> : null}
      {state === 'success' ? null : (
        <progress
          aria-label={item.name}
          value={bytesTransferred}
          max={Math.max(1, totalBytes)}
          className="absolute inset-x-1.5 bottom-1.5 h-1.5 w-15 appearance-none overflow-hidden rounded-full bg-black/40 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
        />
      )}
    </>
  );
}

function Trouble({ words }: { words: string }) {
  return (
    <span
      role="alert"
      title={words}
      className="grid size-18 place-items-center rounded-12 bg-bad-soft text-bad"
    >
      <CircleAlert size={20} aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

function RemoveButton({ onRemove }: { onRemove: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      aria-label={t('messaging.takeOut')}
      onClick={onRemove}
      className="touch-44 !absolute -end-1.5 -top-1.5 grid size-6 place-items-center rounded-full bg-ink text-on-ink"
    >
      <X size={14} aria-hidden="true" />
    </button>
  );
}
