import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { UploadList } from '@/platform/uploads/index.ts';
import { useFormField } from '@/ui/form/form.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Uploader } from '@/ui/uploader/uploader.tsx';
import { useListed } from '@/ui/uploader/use-uploads.ts';
import { productKind } from '../model/product-kind.ts';

const { mostPictures } = productKind;

export function PicturesPanel({ pictures }: { pictures: UploadList }) {
  const t = useT();
  const id = useId();
  const [checked, setChecked] = useState(false);
  const { number } = useFormat();
  const { length } = useListed(pictures);
  useFormField({
    id,
    check: () => {
      setChecked(true);
      return length === 0 ? t('editor.needsPicture') : null;
    },
  });
  const problem = checked && length === 0 ? t('editor.needsPicture') : null;
  return (
    <Panel
      title={t('editor.pictures')}
      actions={
        <span className="text-14 text-ink-2 figures">
          {t('editor.picturesOf', { count: number(length), most: number(mostPictures) })}
        </span>
      }
    >
      <p className="-mt-2.5 mb-4 text-14 text-ink-2">{t('editor.picturesNote')}</p>
      <div id={id} tabIndex={-1} className="rounded-12 outline-offset-4">
        <Uploader list={pictures} label={t('editor.pictures')} most={mostPictures} />
      </div>
      {problem ? (
        <p role="alert" className="mt-2 flex items-start gap-1.5 text-13 font-medium text-bad">
          <CircleAlert size={16} aria-hidden="true" className="mt-px shrink-0" />
          {problem}
        </p>
      ) : null}
    </Panel>
  );
}
