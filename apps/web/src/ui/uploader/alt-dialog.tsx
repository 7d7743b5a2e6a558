import { altLength } from '@souk/shared/files/limits.ts';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { type ListedPicture, UploadError, type UploadList } from '@/platform/uploads/index.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Notice } from '../notice/notice.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { uploadErrorWords } from './upload-words.ts';

interface AltDialogProps {
  item: ListedPicture;
  list: UploadList;
  onClose: () => void;
}

/** Words for people who cannot see the picture. */
export function AltDialog({ item, list, onClose }: AltDialogProps) {
  const t = useT();
  const [alt, setAlt] = useState(item.alt);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<UploadError | null>(null);
  const words = failed ? uploadErrorWords(failed) : null;
  const save = async () => {
    setSaving(true);
    try {
      await list.describe(item.key, alt.trim());
      onClose();
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      setFailed(error);
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      closable
      title={t('files.describe')}
      note={t('files.altNote')}
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={
        <Button look="accent" loading={saving} onClick={() => void save()}>
          {t('files.save')}
        </Button>
      }
    >
      <Textarea
        label={t('files.alt')}
        placeholder={t('files.altExample')}
        rows={3}
        maxLength={altLength.max}
        value={alt}
        onChange={setAlt}
      />
      {words ? (
        <Notice tone="bad" className="mt-4">
          {`${t(words.title)} ${t(words.next)}`}
        </Notice>
      ) : null}
    </Dialog>
  );
}
