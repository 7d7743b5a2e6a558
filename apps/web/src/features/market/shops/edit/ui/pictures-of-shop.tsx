import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Uploader } from '@/ui/uploader/uploader.tsx';
import type { ShopPictures } from '../model/use-shop-pictures.ts';

export function PicturesOfShop({ pictures }: { pictures: ShopPictures }) {
  const t = useT();
  return (
    <Panel title={t('editor.pictures')} className="sm:p-6">
      <div className="grid gap-6">
        <div>
          <PictureLabel>{t('editor.logo')}</PictureLabel>
          <Uploader
            list={pictures.logo}
            label={t('editor.logo')}
            most={1}
            ratio="1/1"
            grid="grid-cols-[8rem]"
          />
        </div>
        <div>
          <PictureLabel>{t('editor.banner')}</PictureLabel>
          <Uploader
            list={pictures.banner}
            label={t('editor.banner')}
            most={1}
            ratio="3/1"
            grid=""
            sizes="(width < 640px) 100vw, 720px"
          />
        </div>
      </div>
    </Panel>
  );
}

function PictureLabel({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <p className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-14">
      <span className="font-medium">{children}</span>
      <span className="text-ink-3">{t('ui.optional')}</span>
    </p>
  );
}
