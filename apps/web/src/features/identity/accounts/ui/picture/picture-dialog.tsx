import type { PublicUser } from '@souk/shared/identity/accounts/schema.ts';
import { ImageUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button } from '@/ui/button/button.tsx';
import { type Crop, middle } from '@/ui/crop/crop.model.ts';
import { CropArea, CropCanvas } from '@/ui/crop/crop-area.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { removePicture, sendPicture } from '../../api/picture.ts';
import { openPortrait, squareFile } from '../../model/square-file.ts';
import { useOwnChange } from '../profile/use-own-change.ts';

interface PictureDialogProps {
  user: PublicUser;
  onClose: () => void;
}

/** Choose, crop, send; or take one's picture away. */
export function PictureDialog({ user, onClose }: PictureDialogProps) {
  const t = useT();
  const { picture, choose, unreadable, input } = useChosenPicture();
  const [crop, setCrop] = useState<Crop>(middle);
  const done = (title: string) => {
    toast({ kind: 'done', title });
    onClose();
  };
  const send = useOwnChange({
    mutationFn: async (chosen: ImageBitmap) => sendPicture(user._id, await squareFile(chosen, crop)),
    onSuccess: () => done(t('profile.pictureChanged')),
  });
  const remove = useOwnChange({
    mutationFn: (_: undefined) => removePicture(user._id),
    onSuccess: () => done(t('profile.pictureRemoved')),
  });
  const failed = send.error ?? remove.error;
  return (
    <Dialog
      open
      closable
      title={t('profile.picture')}
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={
        picture ? (
          <>
            <Button look="ghost" onClick={choose}>
              {t('profile.chooseAnother')}
            </Button>
            <Button look="accent" loading={send.isPending} onClick={() => send.mutate(picture)}>
              {t('profile.usePicture')}
            </Button>
          </>
        ) : (
          <>
            {user.picture ? (
              <Button
                look="danger-outline"
                icon={<Trash2 size={16} aria-hidden="true" />}
                loading={remove.isPending}
                onClick={() => remove.mutate(undefined)}
              >
                {t('profile.removePicture')}
              </Button>
            ) : null}
            <Button look="accent" icon={<ImageUp size={17} aria-hidden="true" />} onClick={choose}>
              {t('profile.choosePicture')}
            </Button>
          </>
        )
      }
    >
      <input
        {...input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('profile.choosePicture')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          setCrop(middle);
          input.onChange(event);
        }}
      />
      {picture ? (
        <>
          <CropArea picture={picture} crop={crop} onChange={setCrop} />
          <AsOthersSee name={user.name} picture={picture} crop={crop} />
        </>
      ) : (
        <div className="flex flex-col items-center gap-4 text-center">
          <Avatar name={user.name} picture={user.picture} size={144} />
          <p className="text-14 text-ink-2">{t('profile.pictureNote')}</p>
        </div>
      )}
      {unreadable ? (
        <Notice tone="bad" className="mt-4">
          {t('profile.notReadable')}
        </Notice>
      ) : null}
      {failed ? (
        <Notice tone="bad" className="mt-4">
          {failureWords(failed, t)}
        </Notice>
      ) : null}
    </Dialog>
  );
}

/** As small as in a chat and a list, where too much in a picture shows as nothing. */
function AsOthersSee({ name, picture, crop }: { name: string; picture: ImageBitmap; crop: Crop }) {
  const t = useT();
  return (
    <div className="mx-auto mt-4 flex max-w-80 items-center gap-3 rounded-12 bg-fill px-3 py-2.5">
      <CropCanvas picture={picture} crop={crop} pixels={120} className="size-10 rounded-full" />
      <CropCanvas picture={picture} crop={crop} pixels={84} className="size-7 rounded-full" />
      <p className="min-w-0 text-13 text-ink-2">
        <b dir="auto" className="block truncate text-start text-14 font-semibold text-ink-1">
          {name}
        </b>
        {t('profile.asOthers')}
      </p>
    </div>
  );
}

function useChosenPicture() {
  const field = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [unreadable, setUnreadable] = useState(false);
  // What is laid open takes megabytes; it is given back as soon as nobody looks at it.
  useEffect(() => () => picture?.close(), [picture]);
  return {
    picture,
    unreadable,
    choose: () => field.current?.click(),
    input: {
      ref: field,
      onChange: (event: { target: HTMLInputElement }) => {
        const { target } = event;
        const file = target.files?.[0];
        if (!file) return;
        void openPortrait(file).then((opened) => {
          setUnreadable(!opened);
          if (opened) setPicture(opened);
          // The same file chosen again is a choice as well.
          target.value = '';
        });
      },
    },
  };
}
