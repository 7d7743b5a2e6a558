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
          <p className="mb-1.5 text-14 font-medium">{t('editor.logo')}</p>
          <Uploader
            list={pictures.logo}
            label={t('editor.logo')}
            most={1}
            ratio="1/1"
            grid="grid-cols-[8rem]"
          />
        </div>
        <div>
          <p className="mb-1.5 text-14 font-medium">{t('editor.banner')}</p>
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
