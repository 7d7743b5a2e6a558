import { ArrowLeft, ArrowRight, Captions, Crop, Ellipsis, Star, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '../button/button.tsx';
import { Menu, type MenuEntry } from '../menu/menu.tsx';
import type { PictureTileProps } from './picture-tile.tsx';

type TileMenuProps = Pick<PictureTileProps, 'item' | 'index' | 'count' | 'list' | 'onDescribe' | 'onCut'> & {
  name: string;
};

export function TileMenu({ item, index, count, list, name, onDescribe, onCut }: TileMenuProps) {
  const t = useT();
  const to = (place: number) => () => list.move(item.key, place);
  const shows = item.kind !== 'refused';
  const order: MenuEntry[] = [
    { key: 'cover', label: t('files.makeCover'), icon: <Star />, disabled: index === 0, onSelect: to(0) },
    {
      key: 'earlier',
      label: t('files.earlier'),
      icon: <ArrowLeft className="rtl:-scale-x-100" />,
      disabled: index === 0,
      onSelect: to(index - 1),
    },
    {
      key: 'later',
      label: t('files.later'),
      icon: <ArrowRight className="rtl:-scale-x-100" />,
      disabled: index === count - 1,
      onSelect: to(index + 1),
    },
  ];
  const picture: MenuEntry[] = [
    { key: 'describe', label: t('files.describe'), icon: <Captions />, onSelect: onDescribe },
    { key: 'crop', label: t('files.cut'), icon: <Crop />, onSelect: onCut },
  ];
  return (
    <Menu
      trigger={
        <IconButton label={t('ui.rowActions', { name })} look="light" size={32} round>
          <Ellipsis size={17} aria-hidden="true" />
        </IconButton>
      }
      entries={[
        ...(shows ? picture : []),
        ...(shows && count > 1 ? order : []),
        {
          key: 'remove',
          label: t('files.remove'),
          icon: <Trash2 />,
          danger: true,
          onSelect: () => list.remove(item.key),
        },
      ]}
    />
  );
}
