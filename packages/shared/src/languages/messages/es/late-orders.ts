import type { lateOrders as en } from '../en/late-orders.ts';
import type { Translation } from '../translation.ts';

/** An order that its shop has a day to ship by, and what comes of one that was not shipped. */
export const lateOrders: Translation<typeof en> = {
  'orders.shipBy': 'Envío hasta el {day}',
  'orders.late': 'Con retraso',
  'orders.wasDue': 'Debía salir hasta el {day}',
  'orders.lateTitle': 'La tienda aún no lo ha enviado',
  'orders.lateNote': 'Debía salir hasta el {day}. Puedes esperar o cancelarlo ya, sin pedir permiso.',
  'orders.lateWaitNote': 'Debía salir hasta el {day}.',
  'orders.lateRestTitle': 'Una parte aún no se ha enviado',
  'orders.lateRestNote':
    'Debía salir hasta el {day}. Puedes esperar o recuperar ya lo que pagaste por ella, sin pedir permiso.',
  'orders.cancelLate': 'Cancelar y recuperar el dinero',
  'orders.cancelLateDirect': 'Cancelar por retraso',
  'orders.cancelLateTitle': '¿Cancelar este pedido retrasado?',
  'orders.cancelLateNote': 'Recuperas todo: {amount}, por donde pagaste.',
  'orders.cancelLateNoteDirect':
    'Pagaste a {shop} directamente, así que es la tienda quien debe devolverte {amount}.',
  'orders.cancelRest': 'Cancelar el resto',
  'orders.cancelRestTitle': '¿Cancelar lo que no se envió?',
  'orders.cancelRestNote':
    'Te quedas con lo que ya tienes y recuperas lo que pagaste por el resto, por donde pagaste.',
  'orders.cancelRestNoteDirect':
    'Te quedas con lo que ya tienes. Pagaste a {shop} directamente, así que es la tienda quien debe devolverte lo que pagaste por el resto.',
  'orders.event.late': 'No se envió en el plazo prometido',
  'orders.event.cancelled-late.buyer': 'Cancelado por el comprador por retraso',
  'orders.event.cancelled-late.market': 'Cancelado automáticamente porque no se envió',
  'orders.event.own.cancelled-late': 'Lo cancelaste por el retraso',
  'orders.event.rest-cancelled-late.buyer': 'El comprador canceló por retraso lo que no se había enviado',
  'orders.event.rest-cancelled-late.market': 'Lo que no se envió se canceló automáticamente',
  'orders.event.own.rest-cancelled-late': 'Cancelaste lo que no se había enviado',
  'sold.lateNote': 'Prometiste enviarlo hasta el {day}. El comprador puede cancelarlo en cualquier momento.',
  'sold.lateNoteWaiting': 'Prometiste enviarlo hasta el {day}.',
  'sold.lateRestNote':
    'Prometiste enviarlo todo hasta el {day}. El comprador puede cancelar el resto en cualquier momento.',
  'sold.lateStock': 'Sus artículos no han vuelto a la venta. Si aún los tienes, súmalos a tu inventario.',
  'sell.taskNote.late': '{count, plural, one {# con retraso} other {# con retraso}}',
  'lateOrders.title': 'Pedidos con retraso',
  'lateOrders.note':
    'Recordamos al vendedor el día en que prometió enviar. Después, el comprador puede cancelar con reembolso completo. Si nadie hace nada, el pedido se cancela solo al cabo de estos días. Con 0, nunca.',
  'lateOrders.days': 'Días después del día prometido',
  'lateOrders.daysHint': 'De 0 a {most}',
  'lateOrders.save': 'Guardar días',
  'lateOrders.saved': 'Días guardados',
  'people.done.late-orders.changed': 'Plazo de los pedidos con retraso modificado',
  'notifications.text.orderShipToday': 'El pedido {order} debe salir hoy: {buyer} lo espera',
  'notifications.text.orderLate':
    'El pedido {order} lleva retraso: {buyer} contaba con que ya hubiera salido',
  'notifications.text.orderNotShipped':
    '{shop} no ha enviado a tiempo el pedido {order}. Puedes esperar o cancelarlo desde el pedido.',
  'notifications.text.orderNotShippedYet': '{shop} no ha enviado a tiempo el pedido {order}',
  'notifications.text.orderRestNotShipped':
    '{shop} no ha enviado a tiempo todo el pedido {order}. Puedes esperar o cancelar el resto desde el pedido.',
  'notifications.text.orderCancelledLate': '{buyer} canceló el pedido {order} por el retraso. No lo envíes.',
  'notifications.text.orderNeverShipped':
    'El pedido {order} se canceló porque no se envió, y se reembolsaron {price}. No lo envíes.',
  'notifications.text.orderGivenUp':
    '{shop} no envió el pedido {order}, así que lo cancelamos y te reembolsamos {price}',
  'notifications.text.orderRestCancelledLate':
    '{buyer} canceló por el retraso lo que faltaba del pedido {order}. No lo envíes.',
  'notifications.text.orderRestGivenUp':
    'Una parte del pedido {order} no se envió, así que se canceló y se reembolsaron {price}',
  'mail.order-ship-today.subject': 'El pedido {order} debe salir hoy',
  'mail.order-ship-today.text':
    'Prometiste a {buyer} enviar hoy el pedido {order}. Cuando esté en camino, márcalo como enviado.',
  'mail.order-late.subject': 'El pedido {order} debía haber salido',
  'mail.order-late.text':
    '{buyer} contaba con que el pedido {order} ya estuviera en camino. Envíalo hoy o escríbele.',
  'mail.order-not-shipped.subject': 'El pedido {order} lleva retraso: puedes cancelarlo',
  'mail.order-not-shipped.text':
    '{shop} no ha enviado a tiempo el pedido {order}. Puedes esperar o cancelarlo en la página del pedido, sin pedírselo a la tienda.',
  'mail.order-not-shipped-yet.subject': 'El pedido {order} lleva retraso',
  'mail.order-not-shipped-yet.text':
    '{shop} no ha enviado a tiempo el pedido {order}. Desde la página del pedido puedes escribir a la tienda.',
  'mail.order-rest-not-shipped.subject': 'Una parte del pedido {order} lleva retraso: puedes cancelarla',
  'mail.order-rest-not-shipped.text':
    '{shop} no ha enviado a tiempo todo el pedido {order}. Puedes esperar o cancelar el resto en la página del pedido, sin pedírselo a la tienda.',
  'mail.order-never-shipped.subject': 'El pedido {order} se ha cancelado: no se envió',
  'mail.order-never-shipped.text':
    'El pedido {order} no se envió, así que lo cancelamos y reembolsamos {price}. Ya no lo envíes. Sus artículos no han vuelto a la venta: si aún los tienes, súmalos a tu inventario.',
  'mail.order-given-up.subject': 'El pedido {order} se ha cancelado y reembolsado',
  'mail.order-given-up.text':
    '{shop} no envió el pedido {order}, así que lo cancelamos y te reembolsamos {price}. En la página del pedido ves adónde va el dinero.',
  'mail.order-rest-given-up.subject': 'Una parte del pedido {order} se ha cancelado y reembolsado',
  'mail.order-rest-given-up.text':
    'Una parte del pedido {order} no se envió, así que la cancelamos y reembolsamos {price}. En la página del pedido ves qué artículos eran.',
};
