import type { arranged as en } from '../en/arranged.ts';
import type { Translation } from '../translation.ts';

/** Paying a shop itself: by bank transfer, or where one picks up what one bought. */
export const arranged: Translation<typeof en> = {
  'arranged.byCard': 'Con tarjeta',
  'arranged.byCardOrCredit': 'Tarjeta o saldo del monedero',
  'arranged.howTo': '¿Cómo quieres pagar a {shop}?',
  'arranged.way.transfer': 'Transferencia bancaria',
  'arranged.way.pickup': 'Al recogerlo',
  'arranged.wayNote.transfer': 'Verás los datos bancarios de la tienda al hacer el pedido.',
  'arranged.wayNote.pickup': 'Pagas cuando lo recojas.',
  'arranged.direct': 'Este dinero va directamente a la tienda, así que solo ella puede devolvértelo.',
  'arranged.cardOnly.coupon':
    'A {shop} se le puede pagar directamente, pero no con un cupón del mercado. Quítalo para elegir cómo pagar.',
  'arranged.cardOnly.tickets':
    'A {shop} también se le puede pagar directamente, pero las entradas se pagan con tarjeta.',
  'arranged.creditNote': 'El saldo del monedero no se puede usar si pagas directamente a la tienda.',
  'arranged.toShops': 'Directamente a la tienda',
  'arranged.payNow': 'A pagar ahora',
  'arranged.ordered': '¡Ya casi es tuyo!',
  'arranged.orderedNote': 'La tienda te lo reserva todo. Ahora espera tu pago.',
  'arranged.payShopBy': 'Paga a la tienda antes del {when}',
  'arranged.seeHow': 'Cómo pagar',
  'arranged.title.transfer': 'Envía {amount} a {shop}',
  'arranged.title.pickup': 'Paga {amount} a {shop} al recogerlo',
  'arranged.amount': 'Importe',
  'arranged.payee': 'Titular de la cuenta',
  'arranged.account': 'Cuenta',
  'arranged.reference': 'Concepto',
  'arranged.referenceNote': 'Ponlo en la transferencia para que la tienda sepa que es tuya.',
  'arranged.words': 'De la tienda',
  'arranged.copy': 'Copiar {what}',
  'arranged.lapsedNote': '¿Ya has pagado? Escribe a la tienda.',
  'arranged.receive': 'Confirmar el pago',
  'arranged.receiveLate': 'Confirmar el pago tardío',
  'arranged.received': 'Pago confirmado. El pedido está listo para preparar.',
  'arranged.waits': 'A la espera de {amount}',
  'arranged.waitsNote.transfer': 'Por transferencia con el concepto {reference}. Reservado hasta el {when}.',
  'arranged.waitsNote.pickup': 'El comprador paga al recogerlo. Reservado hasta el {when}.',
  'arranged.readyNote': 'El comprador sabe que está listo y paga al recogerlo. Reservado hasta el {when}.',
  'arranged.selfRefund':
    'El comprador te pagó directamente, así que devuélveselo tú. Aquí solo lo anotamos y te abonamos nuestra comisión.',
  'arranged.settings': 'Cobros sin tarjeta',
  'arranged.settingsNote':
    'Los compradores te pagan directamente y tú confirmas cuando llega el dinero. Sumamos nuestra comisión a lo que debes y la descontamos de tus próximas ventas con tarjeta.',
  'arranged.take.transfer': 'Aceptar transferencias',
  'arranged.take.pickup': 'Aceptar el pago al recoger',
  'arranged.takeNote.pickup': 'Para pedidos que el comprador recoge en persona.',
  'arranged.accountHint': 'Número de cuenta, banco y lo que haga falta para la transferencia.',
  'arranged.wordsLabel': 'Nota para los compradores',
  'arranged.wordsHint.transfer': 'La ven junto a tus datos bancarios.',
  'arranged.wordsHint.pickup': 'Por ejemplo: efectivo o tarjeta, entre semana a partir de las diez.',
  'arranged.heldFor':
    '{count, plural, one {Los artículos quedan reservados # día.} other {Los artículos quedan reservados # días.}}',
  'arranged.save': 'Guardar',
  'arranged.saved': 'Guardado. Vale para los pedidos nuevos.',

  'checkout.missing.way': 'Elige primero cómo pagar.',
  'orders.event.to-be-paid': 'Pedido hecho, pendiente de pagar a la tienda',
  'orders.event.money-received': 'La tienda recibió el dinero',
  'sold.group.to-be-paid': 'Pendientes de pago',
  'sold.none.to-be-paid': 'Ningún pago pendiente',

  'notifications.text.orderToPay': 'El pedido {order} espera tu pago de {price}',
  'notifications.text.orderToBePaid':
    '{buyer} ha hecho un pedido de {price} y te paga directamente. Confirma el pedido {order} cuando llegue el dinero.',
  'notifications.text.orderMoneyAsked':
    '¿Han llegado los {price} del pedido {order}? Confírmalo con un clic.',
  'notifications.text.orderMoneyReceived': 'La tienda ha recibido tus {price} por el pedido {order}',
  'notifications.text.orderToFetchAndPay':
    'El pedido {order} está listo: recógelo en {shop} y paga allí {price}',
  'notifications.text.orderPaidAndFetched':
    '{shop} ha recibido tus {price} y te ha entregado el pedido {order}',
  'notifications.text.orderNotPaid':
    'El pedido {order} no se pagó a tiempo y sus artículos vuelven a estar a la venta',

  'mail.order-transfer.subject': 'Cómo pagar el pedido {order}',
  'mail.order-transfer.text':
    '{days, plural, one {Envía {price} a {shop} en # día, con {order} como concepto.} other {Envía {price} a {shop} en un plazo de # días, con {order} como concepto.}}',
  'mail.order-transfer.after': 'Hasta entonces te reservamos los artículos.',
  'mail.order-at-pickup.subject': 'Tu pedido {order} en {shop}',
  'mail.order-at-pickup.text':
    '{days, plural, one {{shop} te guarda el pedido # día. Paga {price} al recogerlo.} other {{shop} te guarda el pedido # días. Paga {price} al recogerlo.}}',
  'mail.order-ready.subject': 'El pedido {order} está listo para recoger',
  'mail.order-ready.text': '{shop} ya tiene listo tu pedido.',
  'mail.order-ready-unpaid.subject': 'El pedido {order} está listo: paga al recogerlo',
  'mail.order-ready-unpaid.text': '{shop} ya tiene listo tu pedido. Paga {price} al recogerlo.',

  'error.sold_meanwhile': 'Otra persona compró estos artículos mientras tanto.',
  'error.sold_meanwhile.next': 'Devuelve tú el dinero al comprador.',
};
