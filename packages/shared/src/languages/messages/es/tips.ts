import type { tips as en } from '../en/tips.ts';
import type { Translation } from '../translation.ts';

/** Tips in the room of a show. */
export const tips: Translation<typeof en> = {
  'error.own_show': 'Este es tu propio directo.',
  'error.own_show.next': 'Aquí pueden darte propinas los demás.',
  'error.may_not_tip': 'Ahora no puedes dar propinas en esta sala.',
  'error.may_not_tip.next': 'Puedes seguir mirando.',
  'error.tip_not_given': 'Esta propina no se puede devolver.',
  'error.tip_not_given.next': 'Ya se devolvió o nunca se cobró.',
  'tip.choose': 'Elige un importe',
  'tip.give': 'Dar {amount}',
  'tip.given': 'Diste {amount} a {name}. ¡Gracias!',
  'tip.howMuch': 'Importe',
  'tip.note': 'Toda la sala ve tu propina. Las propinas no son compras y no tienen protección al comprador.',
  'tip.other': 'Otro',
  'tip.payWith': 'Pagar con',
  'tip.said': 'dio {amount} de propina',
  'tip.title': 'Propina para {name}',
  'tip.wallet': 'Monedero ({amount})',
};
