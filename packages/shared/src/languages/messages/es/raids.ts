import type { raids as en } from '../en/raids.ts';
import type { Translation } from '../translation.ts';

/** Taking one’s viewers along into another live show as one’s own ends. */
export const raids: Translation<typeof en> = {
  'error.raid_refused': 'Ese directo no puede recibir a tu público ahora.',
  'error.raid_refused.next': 'Puede que acabe de terminar. Elige otro.',
  'raid.begin': 'Lleva a tu público a otro directo',
  'raid.beginNote': 'Cuando termine el tuyo, pasarán a otro que esté en directo.',
  'raid.came': '{shop} llegó con {count, plural, =0 {nadie} one {# espectador} other {# espectadores}}',
  'raid.category': 'Misma categoría',
  'raid.choice': 'Público de otros directos',
  'raid.choice.everyone': 'De cualquier tienda',
  'raid.choice.followed': 'De tiendas que sigues',
  'raid.choice.nobody': 'No recibir a nadie',
  'raid.choiceNote': 'Cuando termina otro directo, quien lo presenta puede traer su público al tuyo.',
  'raid.find': 'Buscar un directo',
  'raid.followed': 'Sigues esta tienda',
  'raid.go': 'Terminar e ir',
  'raid.none': 'Ahora no hay ningún directo al que ir',
  'raid.noneFound': 'Ningún directo encontrado',
  'raid.noneFoundNote': 'Prueba con otro nombre.',
  'raid.noneNote': 'Aquí aparecen los directos que reciben a tu público.',
  'raid.now': 'Ir ya',
  'raid.over': 'Ese directo ha terminado.',
  'raid.stay': 'Quedarme aquí',
  'raid.takes': '{from} te lleva a {to}',
  'raid.title': '¿Adónde vamos ahora?',
  'raid.waits': 'Puedes ir cuando termines aquí.',
};
