import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { UploadList } from '@/platform/uploads/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Uploader } from '@/ui/uploader/uploader.tsx';
import { useListed } from '@/ui/uploader/use-uploads.ts';
import { mostPictures } from '../../model/product-pictures.ts';

export function PicturesPanel({ pictures }: { pictures: UploadList }) {
  const t = useT();
  const { number } = useFormat();
  const { length } = useListed(pictures);
  return (
    <Panel
      title={t('selling.pictures')}
      actions={
        <span className="text-14 text-ink-2 figures">
          {t('selling.picturesOf', { count: number(length), most: number(mostPictures) })}
        </span>
      }
    >
      <p className="-mt-2.5 mb-4 text-14 text-ink-2">{t('selling.picturesNote')}</p>
      <Uploader list={pictures} label={t('selling.pictures')} most={mostPictures} />
    </Panel>
  );
}
