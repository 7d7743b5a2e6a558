import type { giveaways as en } from '../en/giveaways.ts';
import type { Translation } from '../translation.ts';

/** Giveaways of shows: entering one, holding one, and checking its draw. */
export const giveaways: Translation<typeof en> = {
  'error.giveaway_not_open': 'Este sorteo aún no ha empezado.',
  'error.giveaway_not_open.next': 'Quédate en la sala: podrás participar en cuanto empiece.',
  'error.giveaway_over': 'Ya no se puede participar.',
  'error.giveaway_over.next': 'El sorteo es público. Mira quién ha ganado.',
  'error.own_giveaway': 'Ayudas a llevar este directo, así que no puedes participar.',
  'error.own_giveaway.next': 'Los sorteos son para quienes lo ven.',
  'error.giveaway_blocked': 'Este vendedor no acepta tu participación.',
  'error.giveaway_blocked.next': 'Hay muchos otros directos a los que unirte.',
  'error.followers_only': 'Este sorteo es para seguidores.',
  'error.followers_only.next': 'Sigue a la tienda y participa.',
  'error.buyers_only': 'Este sorteo es para quienes compran en este directo.',
  'error.buyers_only.next': 'Compra algo aquí y participa.',
  'error.giveaway_started': 'Este sorteo ya ha empezado.',
  'error.giveaway_started.next': 'Ya nadie puede cambiarlo ni pararlo. Se sortea solo.',
  'error.giveaway_running': 'Hay otro sorteo abierto.',
  'error.giveaway_running.next': 'Empieza este cuando termine.',
  'error.nothing_to_give': 'No queda ninguna unidad para sortear.',
  'error.nothing_to_give.next': 'Añade existencias al producto o elige otro.',
  'error.too_many_giveaways': 'Ya son 50 sorteos.',
  'error.too_many_giveaways.next': 'Guarda los siguientes para otro directo.',
  'leaving.held.giveaway_open': 'Tu tienda tiene un sorteo abierto, o quien ganó aún no tiene su pedido.',
  'notifications.text.giveawayWon': '¡Has ganado «{product}» en un sorteo!',
  'notifications.text.giveawayAddress':
    '¿Adónde enviamos «{product}»? Añade una dirección a la que envíe la tienda y será para ti.',
  'notifications.text.giveawayLapsed':
    'Quien ganó «{product}» no dio una dirección a tiempo. Vuelve a estar en tus existencias.',
};
