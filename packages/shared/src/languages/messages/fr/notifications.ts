import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  'bell.today': 'Aujourd’hui',
  'bell.earlier': 'Plus tôt',
  'bell.readAll': 'Tout marquer comme lu',
  'bell.new': 'Nouveau',
  'bell.delete': 'Supprimer',
  'bell.deleteOf': 'Supprimer : {text}',
  'bell.more': 'Afficher les plus anciennes',
  'bell.choices': 'Choisir ce que nous vous disons',
  'bell.empty': 'Tout est calme au marché',
  'bell.emptyNote': 'Messages, enchères, offres et directs que vous suivez seront annoncés ici.',
  'bell.failed': 'Vos notifications n’ont pas pu être chargées',
  'bell.failedNote': 'Elles reviennent avec la connexion.',
  'bell.notSaved': 'Cela n’a pas été enregistré.',
  'bell.signIn': 'Rien ici pour l’instant',
  'bell.signInNote':
    'Connectez-vous : nous vous dirons ici quand quelqu’un écrit, enchérit ou passe en direct.',

  'notifications.text.message': '{name} : {line}',
  'notifications.text.messagePicture': '{name} vous a envoyé une photo',
  'notifications.text.messageCard': '{name} vous a montré quelque chose du marché',
  'notifications.text.messages':
    '{count, plural, one {{name} vous a écrit un message} other {{name} vous a écrit # messages}}',
  'notifications.text.outbid': 'Quelqu’un a misé {price} sur « {product} ». Rien n’est perdu.',
  'notifications.text.won': '« {product} » est à vous pour {price}',
  'notifications.text.orderReceived':
    '{buyer} vous a acheté pour {price}. La commande {order} attend d’être préparée.',
  'notifications.text.orderPaid': 'La commande {order} est payée. La boutique la prépare.',
  'notifications.text.orderPacked': 'La commande {order} est prête et attend le transporteur',
  'notifications.text.orderShipped': 'La commande {order} est en route',
  'notifications.text.orderDelivered': 'La commande {order} est arrivée',
  'notifications.text.orderCancelled': 'La commande {order} a été annulée',
  'notifications.text.orderRefunded': '{price} de la commande {order} vous sont remboursés',
  'notifications.text.offerReceived': '{buyer} propose {price} pour « {product} »',
  'notifications.text.offerAccepted':
    '« {product} » est à vous pour {price}, si vous l’achetez sous 24 heures',
  'notifications.text.offerCountered':
    'Vous avez proposé {offered} pour « {product} ». Le vendeur accepterait {price}.',
  'notifications.text.offerCounterAccepted': '{buyer} accepte votre prix de {price} pour « {product} »',
  'notifications.text.offerDeclined': 'Votre offre de {price} pour « {product} » est refusée',
  'notifications.text.offerExpired': 'Votre offre de {price} pour « {product} » a expiré',
  'notifications.text.offers':
    '{count, plural, one {# nouvelle offre pour vous} other {# nouvelles offres pour vous}}',
  'notifications.text.priceDrop': '« {product} » coûte maintenant {price} au lieu de {before}',
  'notifications.text.priceDrops':
    '{count, plural, one {# de vos favoris coûte moins cher} other {# de vos favoris coûtent moins cher}}',
  'notifications.text.backInStock': '« {product} » est de nouveau disponible pour {price}',
  'notifications.text.backInStocks':
    '{count, plural, one {# de vos favoris est de nouveau disponible} other {# de vos favoris sont de nouveau disponibles}}',
  'notifications.text.showStarting': '« {show} », par {shop}, commence',
  'notifications.text.lotComingUp': '« {product} » arrive juste après dans « {show} »',
  'notifications.text.followedShopLive': '{shop} est en direct : « {show} »',
  'notifications.text.payout': '{price} sont en route vers votre banque',

  'quiet.title': 'Heures calmes',
  'quiet.note':
    'Pendant ces heures, seul sonne ce qui ne peut attendre : on a misé plus que vous, vous avez gagné, ou un direct ou un lot que vous attendiez commence. Le reste attend dans la cloche, puis part en push et par e-mail quand elles sont finies.',
  'quiet.on': 'Garder des heures calmes',
  'quiet.from': 'De',
  'quiet.to': 'À',
  'quiet.zone': 'Dans votre fuseau horaire : {zone}',
  'quiet.same': 'Choisissez deux heures différentes',
  'quiet.now': 'C’est calme maintenant, jusqu’à {time}',

  'push.title': 'Push sur cet appareil',
  'push.note': 'Vous atteint ici même quand le marché est fermé. Plus haut, vous choisissez pour quoi.',
  'push.turnOn': 'Activer',
  'push.turnOff': 'Désactiver',
  'push.isOn': 'Cet appareil est prévenu',
  'push.denied': 'Ce navigateur refuse les notifications du marché',
  'push.deniedHelp':
    'Appuyez sur le signe à côté de l’adresse, autorisez les notifications, puis rechargez la page. Sur un téléphone, c’est dans les réglages du navigateur, sous ce site.',
  'push.unsupported': 'Ce navigateur ne peut pas recevoir de push',
  'push.unsupportedNote':
    'Sur un iPhone ou un iPad, ajoutez d’abord le marché à l’écran d’accueil et ouvrez-le de là. Les fenêtres privées n’en reçoivent pas non plus.',
  'push.failed': 'Le push n’a pas pu être activé.',
  'push.failedNote': 'Le navigateur n’a pas atteint son service de push. Réessayez dans un instant.',
};
