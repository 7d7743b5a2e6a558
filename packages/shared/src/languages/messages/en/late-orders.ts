/** An order that its shop has a day to ship by, and what comes of one that was not shipped. */
export const lateOrders = {
  'orders.shipBy': 'Ship by {day}',
  'orders.late': 'Late',
  'orders.wasDue': 'Should have shipped by {day}',
  'orders.lateTitle': 'The shop hasn’t shipped it yet',
  'orders.lateNote': 'It should have shipped by {day}. You can wait, or cancel now without asking.',
  'orders.lateWaitNote': 'It should have shipped by {day}.',
  'orders.lateRestTitle': 'Part of it hasn’t shipped yet',
  'orders.lateRestNote':
    'It should have shipped by {day}. You can wait, or get your money for it now without asking.',
  'orders.cancelLate': 'Cancel and get refund',
  'orders.cancelLateDirect': 'Cancel late order',
  'orders.cancelLateTitle': 'Cancel this late order?',
  'orders.cancelLateNote': 'You get all of it back: {amount}, the way you paid.',
  'orders.cancelLateNoteDirect': 'You paid {shop} directly, so they have to send the {amount} back to you.',
  'orders.cancelRest': 'Cancel the rest',
  'orders.cancelRestTitle': 'Cancel what wasn’t shipped?',
  'orders.cancelRestNote':
    'You keep what you already have, and what you paid for the rest is refunded the way you paid.',
  'orders.cancelRestNoteDirect':
    'You keep what you already have. You paid {shop} directly, so they have to send back what you paid for the rest.',
  'orders.event.late': 'Not shipped by the promised day',
  'orders.event.cancelled-late.buyer': 'Cancelled by the buyer because it was late',
  'orders.event.cancelled-late.market': 'Cancelled by the market because it was never shipped',
  'orders.event.own.cancelled-late': 'You cancelled it because it was late',
  'orders.event.rest-cancelled-late.buyer':
    'What wasn’t shipped was cancelled by the buyer because it was late',
  'orders.event.rest-cancelled-late.market': 'What wasn’t shipped was cancelled by the market',
  'orders.event.own.rest-cancelled-late': 'You cancelled what wasn’t shipped',
  'sold.lateNote': 'You promised to ship it by {day}. The buyer can cancel it at any time.',
  'sold.lateNoteWaiting': 'You promised to ship it by {day}.',
  'sold.lateRestNote': 'You promised to ship all of it by {day}. The buyer can cancel the rest at any time.',
  'sold.lateStock': 'Its items aren’t back on sale. If you still have them, add them to your stock.',
  'sell.taskNote.late': '{count, plural, one {# is late} other {# are late}}',
  'lateOrders.title': 'Late orders',
  'lateOrders.note':
    'Sellers are reminded on the day they promised to ship. After that, the buyer can cancel with a full refund. If nothing happens, the market cancels by itself after this many days. 0 means never.',
  'lateOrders.days': 'Days after the promised day',
  'lateOrders.daysHint': 'From 0 to {most}',
  'lateOrders.save': 'Save days',
  'lateOrders.saved': 'Days saved',
  'people.done.late-orders.changed': 'Waiting time for late orders changed',
  'notifications.text.orderShipToday': 'Order {order} should ship today: {buyer} is waiting for it',
  'notifications.text.orderLate': 'Order {order} is late: {buyer} expected it to ship by now',
  'notifications.text.orderNotShipped':
    '{shop} hasn’t shipped order {order} in time. You can wait, or cancel it in your order.',
  'notifications.text.orderNotShippedYet': '{shop} hasn’t shipped order {order} in time',
  'notifications.text.orderRestNotShipped':
    '{shop} hasn’t shipped all of order {order} in time. You can wait, or cancel the rest in your order.',
  'notifications.text.orderCancelledLate':
    '{buyer} cancelled order {order} because it was late. Don’t ship it.',
  'notifications.text.orderNeverShipped':
    'Order {order} was cancelled because it was never shipped, and {price} was refunded. Don’t ship it.',
  'notifications.text.orderGivenUp':
    '{shop} never shipped order {order}, so we cancelled it and refunded {price}',
  'notifications.text.orderRestCancelledLate':
    '{buyer} cancelled what wasn’t shipped of order {order} because it was late. Don’t ship it.',
  'notifications.text.orderRestGivenUp':
    'Part of order {order} was never shipped, so it was cancelled and {price} was refunded',
  'mail.order-ship-today.subject': 'Order {order} should ship today',
  'mail.order-ship-today.text':
    'You promised {buyer} to ship order {order} today. Once it’s on its way, mark it as shipped.',
  'mail.order-late.subject': 'Order {order} should have shipped',
  'mail.order-late.text':
    '{buyer} expected order {order} to be on its way by now. Ship it today, or write to them.',
  'mail.order-not-shipped.subject': 'Order {order} is late: you can cancel it',
  'mail.order-not-shipped.text':
    '{shop} hasn’t shipped order {order} in time. You can wait, or cancel it on the order page without asking the shop.',
  'mail.order-not-shipped-yet.subject': 'Order {order} is late',
  'mail.order-not-shipped-yet.text':
    '{shop} hasn’t shipped order {order} in time. You can write to the shop from the order page.',
  'mail.order-rest-not-shipped.subject': 'Part of order {order} is late: you can cancel it',
  'mail.order-rest-not-shipped.text':
    '{shop} hasn’t shipped all of order {order} in time. You can wait, or cancel the rest on the order page without asking the shop.',
  'mail.order-never-shipped.subject': 'Order {order} was cancelled: it never shipped',
  'mail.order-never-shipped.text':
    'Order {order} was never shipped, so we cancelled it and refunded {price}. Don’t ship it any more. Its items aren’t back on sale: if you still have them, add them to your stock.',
  'mail.order-given-up.subject': 'Order {order} was cancelled and refunded',
  'mail.order-given-up.text':
    '{shop} never shipped order {order}, so we cancelled it and refunded {price}. On the order page you can see where the money goes.',
  'mail.order-rest-given-up.subject': 'Part of order {order} was cancelled and refunded',
  'mail.order-rest-given-up.text':
    'Part of order {order} was never shipped, so we cancelled that part and refunded {price}. On the order page you can see which items it was.',
} as const;
