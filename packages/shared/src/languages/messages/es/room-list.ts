import type { roomList as english } from '../en/room-list.ts';
import type { Translation } from '../translation.ts';

/** The run list of a room: what waits, and what can be done about it beforehand. */
export const roomList: Translation<typeof english> = {
  'roomList.watch': 'Avísame antes de {title}',
  'roomList.watchOn': 'Te avisaremos tres lotes antes',
  'roomList.signInToWatch': 'Inicia sesión para guardar lotes',
  'roomList.signInToWatchNote': 'Te avisaremos tres lotes antes de que salga este.',
  'roomList.preBid': 'Pujar antes de que empiece',
  'roomList.preBidNote':
    'Cuando empiece, pujaremos por ti paso a paso hasta tu máximo. Solo tú lo ves y puedes cambiarlo hasta entonces.',
  'roomList.cancelPreBid': 'Cancelar esta puja',
  'roomList.yourMax': 'Tu máximo: {price}',
  'roomList.stopped': 'detenido',
  'roomList.buy': 'Comprar',
  'roomList.buyTitle': 'Comprar ya',
  'roomList.pinned': 'Fijado por quien presenta',
  'roomList.addAddress': 'Añadir una dirección',
  'roomList.addCard': 'Añadir una tarjeta',
  'roomList.needAddress': '¿Adónde lo enviamos?',
  'roomList.needCard': 'Añade una tarjeta para pagar',
  'roomList.heldFor': 'reservado para ti {time}',
  'roomList.toCheckout': 'Ir a pagar',
  'roomList.signInToBuy': 'Inicia sesión para comprar',
  'roomList.signInToBuyNote': 'Inicia sesión y te traeremos de vuelta a este directo.',
};
