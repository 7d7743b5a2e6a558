import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  'bell.today': 'Aujourd’hui',
  'bell.earlier': 'Plus tôt',
  'bell.readAll': 'Tout marquer comme lu',
  'bell.new': 'Nouveau',
  'bell.delete': 'Supprimer',
  'bell.deleteOf': 'Supprimer : {text}',
  'bell.more': 'Afficher les précédentes',
  'bell.choices': 'Choisir vos notifications',
  'bell.empty': 'Vous êtes à jour',
  'bell.emptyNote': 'Messages, enchères, offres et directs que vous suivez s’afficheront ici.',
  'bell.failed': 'Impossible de charger vos notifications',
  'bell.failedNote': 'Elles reviendront avec la connexion.',
  'bell.notSaved': 'Nous n’avons pas pu l’enregistrer.',
  'bell.signIn': 'Rien ici pour l’instant',
  'bell.signInNote': 'Connectez-vous pour être prévenu des messages, des enchères et des directs.',

  'notifications.text.message': '{name} : {line}',
  'notifications.text.messagePicture': '{name} vous a envoyé une photo',
  'notifications.text.messageCard': '{name} a partagé quelque chose du marché',
  'notifications.text.messages':
    '{count, plural, one {{name} vous a envoyé un message} other {{name} vous a envoyé # messages}}',
  'notifications.text.auctionBegun': 'Les enchères pour « {product} » sont ouvertes, à partir de {price}',
  'notifications.text.auctionEndsInDay': '« {product} » se termine dans un jour. Enchère actuelle : {price}.',
  'notifications.text.auctionEndsInHour':
    '« {product} » se termine dans une heure. Enchère actuelle : {price}.',
  'notifications.text.auctionEndsInTenMinutes':
    '« {product} » se termine dans dix minutes. Enchère actuelle : {price}.',
  'notifications.text.auctionEndsInMinute': 'Dernière minute pour « {product} », à {price}',
  'notifications.text.bidderApproved': '{shop} vous a approuvé. Vous pouvez enchérir dans ses ventes.',
  'notifications.text.preBidNotWanted':
    '« {product} » a commencé sans votre enchère : ce vendeur n’accepte pas vos enchères.',
  'notifications.text.preBidNotApproved':
    '« {product} » a commencé sans votre enchère : le vendeur ne vous a pas encore approuvé.',
  'notifications.text.preBidOverLimit':
    '« {product} » a commencé sans votre enchère : elle dépasse ce que le vendeur vous autorise. Vous pouvez encore enchérir moins haut.',
  'notifications.text.preBidOverOwnLimit':
    '« {product} » a commencé sans votre enchère : elle dépassait votre limite de dépenses.',
  'notifications.text.preBidOnBreak':
    '« {product} » a commencé sans votre enchère : vous faites une pause dans vos achats.',
  'notifications.text.preBidNoCard':
    '« {product} » a commencé sans votre enchère : votre compte n’a pas de carte. Ajoutez-en une et enchérissez à nouveau.',
  'notifications.text.preBidNoAddress':
    '« {product} » a commencé sans votre enchère : il manque une adresse de livraison. Ajoutez-en une et enchérissez à nouveau.',
  'notifications.text.preBidNotSent':
    '« {product} » a commencé sans votre enchère : la boutique ne livre pas à votre adresse.',
  'notifications.text.preBidNotConfirmed':
    '« {product} » a commencé sans votre enchère : une enchère aussi haute doit être confirmée. Enchérissez à nouveau.',
  'notifications.text.preBidNotCounted':
    '« {product} » a commencé sans votre enchère : nous n’avons pas pu la placer. Vous pouvez encore enchérir.',
  'notifications.text.lotTakenDown':
    '« {product} » a été retiré avant le début des enchères : votre enchère ne compte plus',
  'notifications.text.lotOffList':
    '« {product} » n’est plus au déroulé de « {show} » : votre enchère ne compte plus',
  'notifications.text.lotNotReached':
    '« {show} » s’est terminé avant le passage de « {product} » : votre enchère ne compte plus',
  'notifications.text.showCancelledForBidders':
    '{shop} a annulé « {show} » : vos enchères sur ses lots ne comptent plus',
  'notifications.text.lotMoved':
    'Les enchères pour « {product} » commencent à une autre heure. La vôtre compte toujours.',
  'notifications.text.lotStoppedForBidders':
    'Notre équipe a arrêté l’enchère de « {product} » avant la fin. Personne ne gagne ni ne paie. Le journal des enchères dit pourquoi.',
  'notifications.text.showMovedForBidders':
    '« {show} », par {shop}, change d’horaire. Vos enchères sur ses lots comptent toujours.',
  'notifications.text.outbid': 'Votre enchère sur « {product} » est dépassée : {price}. Rien n’est perdu.',
  'notifications.text.won': 'Vous avez remporté « {product} » pour {price}',
  'notifications.text.paymentFailed':
    'Votre paiement de {price} pour la commande {order} n’a pas abouti. Vous n’avez pas été débité.',
  'notifications.text.holdEnding':
    '{pieces, plural, one {Votre article est réservé} other {Vos # articles sont réservés}} encore deux minutes',
  'notifications.text.orderReceived':
    'Nouvelle commande de {buyer} : {price}. La commande {order} est à préparer.',
  'notifications.text.orderPaid': 'La commande {order} est payée. La boutique la prépare.',
  'notifications.text.ticketsBought': 'Vos billets pour {event} sont là. Commande {order}.',
  'notifications.text.ticketsSold': '{buyer} a acheté des billets pour {event} : {price}. Commande {order}.',
  'notifications.text.eventCancelled': '{event} est annulé. {price} vous sont remboursés.',
  'notifications.text.freeEventCancelled': '{event} est annulé',
  'notifications.text.eventMoved':
    '{event} change d’horaire. Si vous ne pouvez plus venir, demandez le remboursement depuis votre commande.',
  'notifications.text.eventRelocated':
    '{event} a un nouveau lieu ou lien : il figure dans votre commande. Si vous ne pouvez plus venir, demandez-y le remboursement.',
  'notifications.text.orderPacked': 'La commande {order} est emballée, prête à partir',
  'notifications.text.orderToFetch': 'La commande {order} est prête : vous pouvez la retirer chez {shop}',
  'notifications.text.orderFetched':
    '{shop} indique que vous avez retiré la commande {order}. Ce n’était pas vous ? Signalez un problème depuis votre commande.',
  'notifications.text.orderShipped': 'La commande {order} est en route',
  'notifications.text.orderJoined':
    'La commande {order} part dans le même colis qu’une autre. Les frais de livraison économisés vous sont rendus.',
  'notifications.text.orderPartShipped': 'Une partie de la commande {order} est en chemin',
  'notifications.text.orderTracking': 'La commande {order} a un nouveau suivi',
  'notifications.text.orderDelivered': 'La commande {order} est arrivée',
  'notifications.text.orderCancelled': 'La commande {order} a été annulée',
  'notifications.text.orderCancelAsked': '{buyer} souhaite annuler la commande {order}',
  'notifications.text.orderCancelDeclined':
    'La boutique ne peut pas annuler la commande {order} : elle la prépare déjà',
  'notifications.text.orderRefunded': '{price} de la commande {order} vous sont remboursés',
  'notifications.text.refundKept':
    '{price} de la commande {order} sont dans votre portefeuille, comme vous l’avez demandé',
  'notifications.text.refundByShop':
    '{shop} vous rembourse {price} pour la commande {order}. Vous avez payé la boutique directement : l’argent vient d’elle.',
  'notifications.text.refundOwed':
    'Remboursez {price} à {buyer} pour la commande {order}. Vous avez été payé directement.',
  'notifications.text.refundInWallet':
    '{price} de la commande {order} n’ont pas pu revenir sur votre carte. Ils sont dans votre portefeuille.',
  'notifications.text.moneyInWallet':
    '{price} n’ont pas pu revenir sur votre carte. Ils sont dans votre portefeuille.',
  'notifications.text.problemReported':
    '{buyer} signale un problème avec la commande {order}. Répondez sous 48 heures.',
  'notifications.text.returnAsked':
    '{buyer} souhaite retourner la commande {order}. Répondez sous 48 heures.',
  'notifications.text.disputeSaid': 'Du nouveau concernant le problème de la commande {order}',
  'notifications.text.disputeOffer':
    'La boutique vous propose un remboursement de {price} pour la commande {order}',
  'notifications.text.returnAgreed':
    'Le retour de la commande {order} est accepté. Renvoyez-la à la boutique.',
  'notifications.text.disputeWithStaff': 'Notre équipe examine la commande {order} et va trancher',
  'notifications.text.returnSent': 'La commande {order} est en route vers vous',
  'notifications.text.disputeSettled': 'Le problème avec la commande {order} est réglé',
  'notifications.text.disputeDecided': 'Notre équipe a tranché le cas de la commande {order}',
  'notifications.text.chargebackOpened':
    'La banque de l’acheteur a repris {price} pour la commande {order}. Vos gains sont bloqués jusqu’à sa décision.',
  'notifications.text.chargebackWon':
    'La banque vous donne raison : {price} de la commande {order} vous reviennent',
  'notifications.text.chargebackLost':
    'La banque donne raison à l’acheteur : {price} de la commande {order} sont rendus',
  'notifications.text.evidenceRefused':
    'La banque n’a pas accepté vos preuves pour la commande {order}. {price} restent bloqués jusqu’à sa décision.',
  'notifications.text.topUpChargedBack':
    'Votre banque a repris votre recharge de {price}. Ce crédit est bloqué jusqu’à sa décision.',
  'notifications.text.topUpChargeWon':
    'Votre banque a validé votre recharge de {price}. Le crédit est de nouveau à vous.',
  'notifications.text.topUpChargeLost':
    'Votre banque a gardé votre recharge de {price} : ce crédit n’est plus là',
  'notifications.text.creditChargedBack':
    'Votre banque a repris un paiement. Les {price} remboursés dans votre portefeuille sont bloqués jusqu’à sa décision.',
  'notifications.text.creditChargeWon':
    'Votre banque a validé le paiement. Les {price} remboursés dans votre portefeuille sont de nouveau à vous.',
  'notifications.text.creditChargeLost':
    'Votre banque vous a rendu le paiement : les {price} remboursés dans votre portefeuille ne sont plus là',
  'notifications.text.orderByStaff': 'Notre équipe est intervenue sur la commande {order}. Jetez-y un œil.',
  'notifications.text.reserveKept':
    '{price} de la commande {order} sont retenus jusqu’au {day} en cas de contestation bancaire',
  'notifications.text.offerReceived': '{buyer} a proposé {price} pour « {product} »',
  'notifications.text.offerAccepted':
    'Votre offre est acceptée : « {product} » est à vous pour {price}, si vous l’achetez sous 24 heures',
  'notifications.text.offerCountered':
    'Vous avez proposé {offered} pour « {product} ». Le vendeur a fait une contre-offre de {price}.',
  'notifications.text.offerCounterAccepted':
    '{buyer} a accepté votre contre-offre de {price} pour « {product} »',
  'notifications.text.offerDeclined': 'Votre offre de {price} pour « {product} » est refusée',
  'notifications.text.offerExpired': 'Votre offre de {price} pour « {product} » a expiré',
  'notifications.text.offers':
    '{count, plural, one {# nouvelle offre pour vous} other {# nouvelles offres pour vous}}',
  'notifications.text.priceDrop': '« {product} » passe à {price} au lieu de {before}',
  'notifications.text.priceDrops':
    '{count, plural, one {# de vos favoris a baissé de prix} other {# de vos favoris ont baissé de prix}}',
  'notifications.text.backInStock': '« {product} » est de nouveau disponible pour {price}',
  'notifications.text.backInStocks':
    '{count, plural, one {# de vos favoris est de nouveau disponible} other {# de vos favoris sont de nouveau disponibles}}',
  'notifications.text.showStarting': '« {show} », par {shop}, commence',
  'notifications.text.showTomorrow': '« {show} », par {shop}, commence demain',
  'notifications.text.showSoon': '« {show} », par {shop}, commence dans 10 minutes',
  'notifications.text.showMoved': '« {show} », par {shop}, change d’horaire',
  'notifications.text.showCancelled': '{shop} a annulé « {show} »',
  'notifications.text.lotComingUp': '« {product} » arrive bientôt dans « {show} »',
  'notifications.text.followedShopLive': '{shop} est en direct : « {show} »',
  'notifications.text.payout': '{price} sont en route vers votre banque',
  'notifications.text.payoutFailed':
    '{price} n’ont pas pu être envoyés à votre banque. Ils sont de retour dans votre solde.',
  'notifications.text.payoutFailedForNow':
    '{price} n’ont pas pu être envoyés à votre banque. Ils sont de retour dans votre solde et nous réessaierons le {day}.',
  'notifications.text.payoutWaits':
    'Votre versement programmé attend celui qui est en cours d’envoi. Nous verserons le reste le {day}.',
  'notifications.text.payoutDetails':
    'Notre prestataire de paiement doit vérifier votre identité avant de vous payer',
  'notifications.text.debtBooked': 'Votre paiement de {price} au marché est arrivé',
  'notifications.text.debtUnbooked':
    'Votre paiement de {price} au marché avait été enregistré par erreur et a été annulé',

  'quiet.title': 'Heures calmes',
  'quiet.note':
    'Pendant ces heures, nous ne vous prévenons que si votre enchère est dépassée, si vous gagnez, ou si un direct ou un lot attendu commence. Vous recevrez le reste ensuite.',
  'quiet.on': 'Utiliser les heures calmes',
  'quiet.from': 'De',
  'quiet.to': 'À',
  'quiet.zone': 'Dans votre fuseau horaire : {zone}',
  'quiet.same': 'Choisissez deux heures différentes',
  'quiet.now': 'Au calme jusqu’à {time}',

  'push.title': 'Notifications push sur cet appareil',
  'push.note': 'Soyez prévenu ici même quand le marché est fermé. Choisissez plus haut pour quoi.',
  'push.turnOn': 'Activer',
  'push.turnOff': 'Désactiver',
  'push.isOn': 'Activées sur cet appareil',
  'push.denied': 'Votre navigateur bloque les notifications du marché',
  'push.deniedHelp':
    'Appuyez sur l’icône à côté de l’adresse, autorisez les notifications, puis rechargez la page. Sur téléphone, cherchez ce site dans les réglages du navigateur.',
  'push.unsupported': 'Ce navigateur ne prend pas en charge les notifications push',
  'push.unsupportedNote':
    'Sur iPhone ou iPad, ajoutez le marché à l’écran d’accueil et ouvrez-le de là. Les fenêtres privées ne les acceptent pas non plus.',
  'push.failed': 'Impossible d’activer les notifications push.',
  'push.failedNote':
    'Votre navigateur n’a pas pu joindre son service de notifications. Réessayez dans un instant.',
};
