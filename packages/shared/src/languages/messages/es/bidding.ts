import type { bidding as en } from '../en/bidding.ts';
import type { Translation } from '../translation.ts';

/** Why a bid is refused, and what to do then. */
export const bidding: Translation<typeof en> = {
  'error.own_lot': 'Este lote es de tu propia tienda.',
  'error.own_lot.next': 'No puedes pujar por lo que vendes.',
  'error.bidding_blocked': 'Este vendedor no acepta tus pujas.',
  'error.bidding_blocked.next': 'Hay muchos otros lotes por los que pujar.',
  'error.bidder_approval_pending': 'El vendedor aprueba antes a quienes pujan.',
  'error.bidder_approval_pending.next': 'Ya lo hemos pedido por ti. Vuelve a intentarlo cuando te aprueben.',
  'error.bidder_rejected': 'El vendedor no te ha aprobado para estas subastas.',
  'error.bidder_rejected.next': 'Puedes escribir a la tienda y preguntar por qué.',
  'error.over_bidder_limit': 'Es más de lo que este vendedor te deja pujar.',
  'error.over_bidder_limit.next': 'Puja menos o pide a la tienda que suba tu límite.',
  'error.wrong_currency': 'Este lote se vende en otra moneda.',
  'error.wrong_currency.next': 'Recarga la página y vuelve a pujar.',
  'error.bid_too_high': 'Es más de lo que se puede pujar.',
  'error.bid_too_high.next': 'Comprueba que no sobre un cero.',
  'error.bid_address_needed': 'Añade una dirección antes de pujar.',
  'error.bid_address_needed.next': 'Necesitamos saber adónde enviarlo si ganas.',
  'error.bid_card_needed': 'Añade una tarjeta antes de pujar.',
  'error.bid_card_needed.next': 'Solo se cobra si ganas.',
  'error.confirm_bid': 'Es una puja alta.',
  'error.confirm_bid.next': 'Confírmala para hacerla.',
  'error.lot_not_started': 'Las pujas aún no han empezado.',
  'error.lot_not_started.next': 'Quédate aquí y verás cuándo empiezan.',
  'error.bid_too_late': 'Tu puja ha llegado tarde.',
  'error.bid_too_late.next': 'Las pujas ya habían terminado.',
  'error.bid_too_low': 'Alguien se te ha adelantado.',
  'error.bid_too_low.next': 'Tu puja está por debajo de la siguiente. Vuelve a pujar desde el nuevo precio.',
  'error.bid_stays': 'Esta puja ya no se puede retirar.',
  'error.bid_stays.next': 'Tienes cinco segundos, mientras nadie la haya superado.',
};
