import type { lateOrders as en } from '../en/late-orders.ts';
import type { Translation } from '../translation.ts';

/** An order that its shop has a day to ship by, and what comes of one that was not shipped. */
export const lateOrders: Translation<typeof en> = {
  'orders.shipBy': 'À expédier avant la fin du {day}',
  'orders.late': 'En retard',
  'orders.wasDue': 'Devait partir au plus tard le {day}',
  'orders.lateTitle': 'La boutique ne l’a pas encore expédiée',
  'orders.lateNote':
    'Elle devait partir au plus tard le {day}. Vous pouvez patienter, ou l’annuler tout de suite sans rien demander.',
  'orders.lateWaitNote': 'Elle devait partir au plus tard le {day}.',
  'orders.lateRestTitle': 'Une partie n’est pas encore expédiée',
  'orders.lateRestNote':
    'Elle devait partir au plus tard le {day}. Vous pouvez patienter, ou vous la faire rembourser tout de suite sans rien demander.',
  'orders.cancelLate': 'Annuler et être remboursé',
  'orders.cancelLateDirect': 'Annuler la commande en retard',
  'orders.cancelLateTitle': 'Annuler cette commande en retard ?',
  'orders.cancelLateNote': 'Tout vous est rendu : {amount}, par le moyen utilisé pour payer.',
  'orders.cancelLateNoteDirect':
    'Vous avez payé {shop} directement : c’est à la boutique de vous rendre {amount}.',
  'orders.cancelRest': 'Annuler le reste',
  'orders.cancelRestTitle': 'Annuler ce qui n’est pas parti ?',
  'orders.cancelRestNote':
    'Vous gardez ce que vous avez déjà, et ce que vous avez payé pour le reste vous est rendu par le moyen utilisé pour payer.',
  'orders.cancelRestNoteDirect':
    'Vous gardez ce que vous avez déjà. Vous avez payé {shop} directement : c’est à la boutique de vous rendre ce que vous avez payé pour le reste.',
  'orders.event.late': 'Pas expédiée au jour promis',
  'orders.event.cancelled-late.buyer': 'Annulée par l’acheteur pour cause de retard',
  'orders.event.cancelled-late.market': 'Annulée automatiquement, faute d’expédition',
  'orders.event.own.cancelled-late': 'Vous l’avez annulée pour cause de retard',
  'orders.event.rest-cancelled-late.buyer':
    'Ce qui n’était pas parti a été annulé par l’acheteur pour cause de retard',
  'orders.event.rest-cancelled-late.market': 'Ce qui n’était pas parti a été annulé automatiquement',
  'orders.event.own.rest-cancelled-late': 'Vous avez annulé ce qui n’était pas parti',
  'sold.lateNote':
    'Vous aviez promis de l’expédier au plus tard le {day}. L’acheteur peut l’annuler à tout moment.',
  'sold.lateNoteWaiting': 'Vous aviez promis de l’expédier au plus tard le {day}.',
  'sold.lateRestNote':
    'Vous aviez promis de tout expédier au plus tard le {day}. L’acheteur peut annuler le reste à tout moment.',
  'sold.lateStock':
    'Ses articles ne sont pas remis en vente. Si vous les avez encore, ajoutez-les à votre stock.',
  'sell.taskNote.late': '{count, plural, one {# en retard} other {# en retard}}',
  'lateOrders.title': 'Commandes en retard',
  'lateOrders.note':
    'Le vendeur reçoit un rappel le jour où il a promis d’expédier. Ensuite, l’acheteur peut annuler et être remboursé en totalité. Si rien ne se passe, la commande est annulée d’office après ce nombre de jours. Avec 0, jamais.',
  'lateOrders.days': 'Jours après le jour promis',
  'lateOrders.daysHint': 'De 0 à {most}',
  'lateOrders.save': 'Enregistrer le délai',
  'lateOrders.saved': 'Délai enregistré',
  'people.done.late-orders.changed': 'Délai des commandes en retard modifié',
  'notifications.text.orderShipToday': 'La commande {order} doit partir aujourd’hui : {buyer} l’attend',
  'notifications.text.orderLate': 'La commande {order} est en retard : {buyer} comptait sur son départ',
  'notifications.text.orderNotShipped':
    '{shop} n’a pas expédié la commande {order} à temps. Vous pouvez patienter, ou l’annuler depuis sa page.',
  'notifications.text.orderNotShippedYet': '{shop} n’a pas expédié la commande {order} à temps',
  'notifications.text.orderRestNotShipped':
    '{shop} n’a pas expédié toute la commande {order} à temps. Vous pouvez patienter, ou annuler le reste depuis sa page.',
  'notifications.text.orderCancelledLate':
    '{buyer} a annulé la commande {order}, qui était en retard. Ne l’expédiez pas.',
  'notifications.text.orderNeverShipped':
    'La commande {order} n’a jamais été expédiée : elle est annulée et {price} sont remboursés. Ne l’expédiez pas.',
  'notifications.text.orderGivenUp':
    '{shop} n’a jamais expédié la commande {order} : nous l’avons annulée et remboursé {price}',
  'notifications.text.orderRestCancelledLate':
    '{buyer} a annulé ce qui restait à expédier de la commande {order}, en retard. Ne l’expédiez pas.',
  'notifications.text.orderRestGivenUp':
    'Une partie de la commande {order} n’a jamais été expédiée : elle est annulée et {price} sont remboursés',
  'mail.order-ship-today.subject': 'La commande {order} doit partir aujourd’hui',
  'mail.order-ship-today.text':
    'Vous avez promis à {buyer} d’expédier la commande {order} aujourd’hui. Une fois partie, indiquez-la comme expédiée.',
  'mail.order-late.subject': 'La commande {order} aurait dû partir',
  'mail.order-late.text':
    '{buyer} comptait sur le départ de la commande {order}. Expédiez-la aujourd’hui, ou écrivez-lui.',
  'mail.order-not-shipped.subject': 'La commande {order} est en retard : vous pouvez l’annuler',
  'mail.order-not-shipped.text':
    '{shop} n’a pas expédié la commande {order} à temps. Vous pouvez patienter, ou l’annuler depuis sa page sans demander à la boutique.',
  'mail.order-not-shipped-yet.subject': 'La commande {order} est en retard',
  'mail.order-not-shipped-yet.text':
    '{shop} n’a pas expédié la commande {order} à temps. Depuis la page de la commande, vous pouvez écrire à la boutique.',
  'mail.order-rest-not-shipped.subject':
    'Une partie de la commande {order} est en retard : vous pouvez l’annuler',
  'mail.order-rest-not-shipped.text':
    '{shop} n’a pas expédié toute la commande {order} à temps. Vous pouvez patienter, ou annuler le reste depuis sa page sans demander à la boutique.',
  'mail.order-never-shipped.subject': 'La commande {order} a été annulée : elle n’est jamais partie',
  'mail.order-never-shipped.text':
    'La commande {order} n’a jamais été expédiée : nous l’avons annulée et remboursé {price}. Ne l’expédiez plus. Ses articles ne sont pas remis en vente : si vous les avez encore, ajoutez-les à votre stock.',
  'mail.order-given-up.subject': 'La commande {order} a été annulée et remboursée',
  'mail.order-given-up.text':
    '{shop} n’a jamais expédié la commande {order} : nous l’avons annulée et remboursé {price}. La page de la commande indique où va l’argent.',
  'mail.order-rest-given-up.subject': 'Une partie de la commande {order} a été annulée et remboursée',
  'mail.order-rest-given-up.text':
    'Une partie de la commande {order} n’a jamais été expédiée : nous l’avons annulée et remboursé {price}. La page de la commande indique de quels articles il s’agit.',
};
