import type { Shop } from '@souk/shared/market/shops/schema.ts';
import type { UploadList } from '@/platform/uploads/index.ts';
import { useUploadList } from '@/ui/uploader/use-upload-list.ts';
import type { ShopPictureIds } from '../api/save-shop.ts';

export type ShopPictures = {
  logo: UploadList;
  banner: UploadList;
  ids: () => Promise<ShopPictureIds>;
  settle: (saved: Pick<Shop, 'logo' | 'banner'>) => void;
};

export function useShopPictures(shop?: Shop): ShopPictures {
  const at = shop ? `shop:${shop._id}` : 'shop-new';
  const one = { purpose: 'shop-image', most: 1 } as const;
  const logo = useUploadList({ ...one, place: `${at}:logo`, stored: shop && [shop.logo] });
  const banner = useUploadList({ ...one, place: `${at}:banner`, stored: shop && [shop.banner] });
  return {
    logo,
    banner,
    ids: async () => {
      const [[logoId = null], [bannerId = null]] = await Promise.all([logo.ids(), banner.ids()]);
      return { logo: logoId, banner: bannerId };
    },
    settle: (saved) => {
      logo.settle(saved.logo ? [saved.logo] : []);
      banner.settle(saved.banner ? [saved.banner] : []);
    },
  };
}
