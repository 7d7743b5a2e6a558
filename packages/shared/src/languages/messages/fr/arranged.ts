import type { arranged as en } from '../en/arranged.ts';
import type { Translation } from '../translation.ts';

/** Paying a shop itself: by bank transfer, or where one picks up what one bought. */
export const arranged: Translation<typeof en> = {
  'arranged.byCard': 'Par carte',
  'arranged.byCardOrCredit': 'Carte ou crédit du portefeuille',
  'arranged.howTo': 'Comment voulez-vous payer {shop} ?',
  'arranged.way.transfer': 'Virement bancaire',
  'arranged.way.pickup': 'Au retrait',
  'arranged.wayNote.transfer': 'Vous verrez les coordonnées bancaires de la boutique après la commande.',
  'arranged.wayNote.pickup': 'Vous payez en venant chercher vos articles.',
  'arranged.direct': 'Cet argent va directement à la boutique : elle seule peut vous rembourser.',
  'arranged.cardOnly.coupon':
    '{shop} peut être payée directement, mais pas avec un code promo du marché. Retirez-le pour choisir comment payer.',
  'arranged.cardOnly.tickets':
    '{shop} peut aussi être payée directement, mais les billets se paient par carte.',
  'arranged.creditNote':
    'Le crédit du portefeuille ne s’utilise pas quand vous payez directement la boutique.',
  'arranged.toShops': 'Directement à la boutique',
  'arranged.payNow': 'À payer maintenant',
  'arranged.ordered': 'C’est presque à vous !',
  'arranged.orderedNote': 'La boutique vous réserve le tout. Elle attend maintenant votre paiement.',
  'arranged.payShopBy': 'À payer à la boutique avant le {when}',
  'arranged.seeHow': 'Comment payer',
  'arranged.title.transfer': 'Virez {amount} à {shop}',
  'arranged.title.pickup': 'Payez {amount} à {shop} au retrait',
  'arranged.amount': 'Montant',
  'arranged.payee': 'Titulaire du compte',
  'arranged.account': 'Compte',
  'arranged.reference': 'Référence',
  'arranged.referenceNote': 'À indiquer dans le virement pour que la boutique vous reconnaisse.',
  'arranged.words': 'Mot de la boutique',
  'arranged.copy': 'Copier : {what}',
  'arranged.lapsedNote': 'Vous avez déjà payé ? Écrivez à la boutique.',
  'arranged.receive': 'Confirmer le paiement',
  'arranged.receiveLate': 'Confirmer ce paiement tardif',
  'arranged.received': 'Paiement confirmé. La commande est prête à emballer.',
  'arranged.waits': 'En attente de {amount}',
  'arranged.waitsNote.transfer': 'Par virement, référence {reference}. Réservé jusqu’au {when}.',
  'arranged.waitsNote.pickup': 'Paiement au retrait. Réservé jusqu’au {when}.',
  'arranged.readyNote': 'L’acheteur sait qu’elle est prête et paie au retrait. Réservé jusqu’au {when}.',
  'arranged.selfRefund':
    'L’acheteur vous a payé directement : c’est à vous de le rembourser. Nous le notons ici et vous rendons notre commission.',
  'arranged.settings': 'Paiements sans carte',
  'arranged.settingsNote':
    'Les acheteurs vous paient directement et vous confirmez la réception de l’argent. Notre commission s’ajoute à ce que vous devez et sera prélevée sur vos prochaines ventes par carte.',
  'arranged.take.transfer': 'Accepter les virements',
  'arranged.take.pickup': 'Accepter le paiement au retrait',
  'arranged.takeNote.pickup': 'Pour les commandes que l’acheteur vient chercher.',
  'arranged.accountHint': 'Numéro de compte, banque et tout ce qu’il faut pour un virement.',
  'arranged.wordsLabel': 'Mot pour les acheteurs',
  'arranged.wordsHint.transfer': 'Affiché avec vos coordonnées bancaires.',
  'arranged.wordsHint.pickup': 'Par exemple : espèces ou carte, en semaine après dix heures.',
  'arranged.heldFor':
    '{count, plural, one {Les articles restent réservés # jour.} other {Les articles restent réservés # jours.}}',
  'arranged.save': 'Enregistrer',
  'arranged.saved': 'Enregistré. Valable dès les prochaines commandes.',

  'checkout.missing.way': 'Choisissez d’abord comment payer.',
  'orders.event.to-be-paid': 'Commande passée, à payer à la boutique',
  'orders.event.money-received': 'La boutique a reçu l’argent',
  'sold.group.to-be-paid': 'À encaisser',
  'sold.none.to-be-paid': 'Aucun paiement attendu',

  'notifications.text.orderToPay': 'La commande {order} attend votre paiement de {price}',
  'notifications.text.orderToBePaid':
    '{buyer} a commandé pour {price} et vous paie directement. Confirmez la commande {order} dès que l’argent est là.',
  'notifications.text.orderMoneyAsked':
    'Les {price} de la commande {order} sont-ils arrivés ? Confirmez en un clic.',
  'notifications.text.orderMoneyReceived': 'La boutique a reçu vos {price} pour la commande {order}',
  'notifications.text.orderToFetchAndPay':
    'La commande {order} est prête : retirez-la chez {shop} et payez-y {price}',
  'notifications.text.orderPaidAndFetched': '{shop} a reçu vos {price} et vous a remis la commande {order}',
  'notifications.text.orderNotPaid':
    'La commande {order} n’a pas été payée à temps : ses articles sont remis en vente',

  'mail.order-transfer.subject': 'Comment payer la commande {order}',
  'mail.order-transfer.text':
    '{days, plural, one {Merci de virer {price} à {shop} sous # jour, avec la référence {order}.} other {Merci de virer {price} à {shop} sous # jours, avec la référence {order}.}}',
  'mail.order-transfer.after': 'Vos articles vous sont réservés jusque-là.',
  'mail.order-at-pickup.subject': 'Votre commande {order} chez {shop}',
  'mail.order-at-pickup.text':
    '{days, plural, one {{shop} vous garde la commande # jour. Vous payez {price} au retrait.} other {{shop} vous garde la commande # jours. Vous payez {price} au retrait.}}',
  'mail.order-ready.subject': 'La commande {order} est prête à être retirée',
  'mail.order-ready.text': '{shop} tient votre commande prête.',
  'mail.order-ready-unpaid.subject': 'La commande {order} est prête : vous payez au retrait',
  'mail.order-ready-unpaid.text': '{shop} tient votre commande prête. Merci de payer {price} au retrait.',

  'error.sold_meanwhile': 'Quelqu’un d’autre a acheté ces articles entre-temps.',
  'error.sold_meanwhile.next': 'Merci de rembourser vous-même l’acheteur.',
};
