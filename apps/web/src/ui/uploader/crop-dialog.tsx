import { imagePath } from '@souk/shared/images/paths.ts';
import { useEffect, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import type { ListedPicture, UploadList } from '@/platform/uploads/index.ts';
import { Button } from '../button/button.tsx';
import { type Crop, frameOf, middle } from '../crop/crop.model.ts';
import { CropArea } from '../crop/crop-area.tsx';
import { croppedFile, openPicture } from '../crop/crop-picture.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Notice } from '../notice/notice.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface CropDialogProps {
  item: ListedPicture;
  list: UploadList;
  ratio: `${number}/${number}`;
  onClose: () => void;
}

/** Cuts a picture to the shape it is shown in; what was sent of the whole one is thrown away. */
export function CropDialog({ item, list, ratio, onClose }: CropDialogProps) {
  const t = useT();
  const aspect = aspectOf(ratio);
  const picture = useOpened(item);
  const [crop, setCrop] = useState<Crop>(middle);
  const [cutting, setCutting] = useState(false);
  const use = async (opened: ImageBitmap) => {
    setCutting(true);
    const { width } = frameOf({ width: opened.width, height: opened.height, aspect }, crop);
    const cut = await croppedFile(opened, crop, { aspect, width, quality: 0.92 });
    const name = item.kind === 'stored' ? 'picture' : item.name.replace(/\.\w+$/, '');
    await list.replace(item.key, new File([cut], `${name}.${cut.type.slice(6)}`, { type: cut.type }));
    onClose();
  };
  return (
    <Dialog
      open
      closable
      title={t('files.cut')}
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={
        picture ? (
          <Button look="accent" loading={cutting} onClick={() => void use(picture)}>
            {t('files.cutUse')}
          </Button>
        ) : null
      }
    >
      {picture ? <CropArea picture={picture} crop={crop} onChange={setCrop} aspect={aspect} /> : null}
      {picture === undefined ? <Skeleton className="mx-auto aspect-4/5 w-full max-w-80 rounded-16" /> : null}
      {picture === null ? <Notice tone="bad">{t('files.notReadable')}</Notice> : null}
    </Dialog>
  );
}

/** Undefined while it is being opened, null when it cannot be. */
function useOpened(item: ListedPicture): ImageBitmap | null | undefined {
  const [picture, setPicture] = useState<ImageBitmap | null>();
  useEffect(() => {
    let wanted = true;
    let opened: ImageBitmap | undefined;
    void bytesOf(item)
      .then((file) => openPicture(file))
      .catch(() => undefined)
      .then((found) => {
        opened = found;
        if (wanted) setPicture(found ?? null);
        else found?.close();
      });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [item]);
  return picture;
}

async function bytesOf(item: ListedPicture): Promise<Blob> {
  if (item.kind === 'upload') return item.file;
  if (item.kind === 'refused') throw new Error('a refused picture is not cut');
  const answer = await fetch(imagePath(item.image._id, 2048, 'webp'));
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`);
  return await answer.blob();
}

function aspectOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return width / height;
}
