import type { settlement as en } from '../en/settlement.ts';
import type { Translation } from '../translation.ts';

/** What follows a win: its payment, another card, a second chance. */
export const settlement: Translation<typeof en> = {
  'settlement.declined': 'Tu tarjeta fue rechazada',
  'settlement.declinedText': 'Paga {price} por «{product}» para quedártelo. Tienes hasta: {time}.',
  'settlement.noAddress': '¿Adónde lo enviamos?',
  'settlement.noAddressText':
    'Has ganado «{product}» por {price}. Añade una dirección antes de {time} para quedártelo. Sin ella, contará como un lote ganado sin pagar.',
  'settlement.notSent': 'La tienda no envía a tu dirección',
  'settlement.notSentText':
    'Has ganado «{product}» por {price}, pero la tienda no envía a tu dirección. Elige otra antes de {time}. Si no tienes otra, no contará en tu contra.',
  'settlement.addAddress': 'Añadir una dirección',
  'settlement.offer': 'Una segunda oportunidad',
  'settlement.offerText':
    '«{product}» vuelve a estar disponible. Es tuyo por tu puja más alta, {price}. Tienes hasta: {time}.',
  'settlement.charging': 'Estamos cobrando tu tarjeta',
  'settlement.chargingText': 'Tarda unos segundos. Puedes cerrar esta ventana.',
  'settlement.arranged': 'Tuyo en cuanto pagues a la tienda',
  'settlement.arrangedText':
    '«{product}» está reservado para ti. Paga a la tienda {price} más el envío antes de {time}.',
  'settlement.notPayable': 'La tienda aún no puede cobrar',
  'settlement.notPayableText':
    'Has ganado «{product}» por {price}. Escribe a la tienda: tiene hasta {time} para decirte cómo pagar. Esto no contará en tu contra.',
  'settlement.paid': 'Pagado: ya es tuyo',
  'settlement.paidText': '«{product}» saldrá pronto hacia ti.',
  'settlement.over': 'Se acabó el tiempo para pagar',
  'settlement.overText': 'Ya no puedes pagar «{product}».',
  'settlement.notYours': 'Ya no puedes comprarlo',
  'settlement.suspendedText': 'Tu cuenta se suspendió antes de que pagaras «{product}».',
  'settlement.passedUp': 'Has dicho que no',
  'settlement.passedUpText': '«{product}» ya no está reservado para ti. Esto no cuenta en tu contra.',
  'settlement.calledOff': 'Al final no se vende',
  'settlement.calledOffText': 'No pagas nada por «{product}» y no cuenta en tu contra.',
  'settlement.undone': 'La tienda ha anulado esta venta',
  'settlement.undoneText':
    '«{product}» se vendió por error. Se te devuelve el importe completo y no cuenta en tu contra.',
  'settlement.withShipping': '{total} con envío e impuestos',
  'settlement.left': 'Quedan {time}',
  'settlement.pay': 'Pagar {price}',
  'settlement.payFor': 'Paga tu lote',
  'settlement.decline': 'No, gracias',
  'settlement.atCheckout': 'Cambiar la dirección o el envío',
  'settlement.order': 'Ver el pedido',
  'settlement.yours': 'Ganado en subasta',
  'settlement.wonLot': 'Ganado en subasta, lote {number}',

  'settlement.accept': 'Vender por {price}',
  'settlement.accepted': 'Vendido por {price}. El pago está en curso.',
  'settlement.offerNext': 'Ofrecer a {name} por {price}',
  'settlement.offeredNext': 'Ofrecido a {name}',
  'settlement.relist': 'Volver a subastar',
  'settlement.relisted': 'Vuelve a estar en subasta',
  'settlement.notSold': 'Sin vender',
  'settlement.notPaid': 'Sin pagar',
  'settlement.offered': 'Ofrecido al siguiente postor',

  'notifications.text.winNotPaid':
    'Tu tarjeta fue rechazada. Paga {price} por «{product}» con otra para quedártelo.',
  'notifications.text.winReminder': 'No pierdas «{product}»: paga {price} antes de que se acabe el tiempo.',
  'notifications.text.winNotSent':
    '«{product}» es tuyo por {price}, pero la tienda aún no envía a tu dirección. Revisa tu dirección para quedártelo.',
  'notifications.text.winCouponMissed':
    '{code} no se ha aplicado a «{product}», así que pagas el precio completo. En tu pedido te decimos por qué.',
  'notifications.text.winLostUnsent':
    'No hemos podido enviarte «{product}» y pasa a otra persona. No cuenta en tu contra.',
  'notifications.text.winCalledOff':
    'Al final, «{product}» no se vende. No se te ha cobrado nada y no cuenta en tu contra.',
  'notifications.text.winLost':
    'No pagaste «{product}» a tiempo. Tras {most} lotes ganados sin pagar, los vendedores tienen que aprobar tus pujas: este es el número {count}.',
  'notifications.text.secondChance':
    'Una segunda oportunidad: «{product}» es tuyo por {price} si todavía lo quieres.',
  'notifications.text.lotSold': 'Vendido: «{product}» por {price}',
  'notifications.text.winnerDidNotPay': 'Quien ganó «{product}» no pagó a tiempo',
  'notifications.text.lotUnsold':
    '«{product}» no se vendió y vuelve a tus existencias. Puedes volver a subastarlo u ofrecérselo a otro postor.',
  'notifications.text.lotBelowReserve':
    '«{product}» se quedó en {price}, por debajo de tu reserva. Tienes un día para venderlo a ese precio.',

  'mail.auction-won.subject': 'Has ganado «{product}» por {price}',
  'mail.auction-won.text':
    '¡Felicidades! Ahora toca el pago: cobraremos tu tarjeta predeterminada o te diremos cómo pagar a la tienda. Cada puja queda registrada; esta es la huella del registro de pujas: {head}',
  'mail.auction-sold.subject': 'Vendido: «{product}» por {price}',
  'mail.auction-sold.text':
    'La subasta ha terminado y ha ganado {buyer}. Ahora toca el pago: te contaremos cómo va. Cada puja queda registrada; esta es la huella del registro de pujas: {head}',
  'mail.button.bids': 'Ver todas las pujas',

  'leaving.held.unpaid_win': 'Hay una subasta ganada que aún se está pagando. Espera a que se resuelva.',

  'error.lot_not_to_pay': 'No queda nada que pagar por este lote.',
  'error.lot_not_to_pay.next': 'Ya se pagó, o se acabó el tiempo.',
  'error.lot_settled': 'Este lote ha cambiado desde que lo abriste.',
  'error.lot_settled.next': 'Recarga la página para ver cómo está.',
  'error.no_runner_up': 'No hay otro postor a quien ofrecérselo.',
  'error.no_runner_up.next': 'Puedes volver a subastarlo.',
};
