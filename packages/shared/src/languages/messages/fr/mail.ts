import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export const mail: Translation<typeof english> = {
  'mail.hello': 'Bonjour {name},',
  'mail.codeLife':
    'Le code expire dans 10 minutes et ne sert qu’une fois. Ne le communiquez à personne : nous ne vous le demanderons jamais.',
  'mail.codeIgnore': 'Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  'mail.linkInstead': 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  'mail.notYou':
    'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et vérifiez vos appareils.',
  'mail.notYouSupport': 'Ce n’était pas vous ? Contactez tout de suite l’assistance de {market}.',
  'mail.choices': 'Choisissez les e-mails que vous recevez dans vos réglages, sous Notifications.',
  'mail.footer': 'Vous recevez cet e-mail parce que cette adresse a été utilisée sur {market}.',
  'mail.button.signIn': 'Se connecter',
  'mail.button.newPassword': 'Choisir un nouveau mot de passe',
  'mail.button.account': 'Voir votre compte',
  'mail.button.receipt': 'Obtenir le reçu',
  'mail.button.tickets': 'Voir vos billets',
  'mail.button.bank': 'Voir vos coordonnées bancaires',
  'mail.button.support': 'Contacter l’assistance',
  'mail.button.answerOffer': 'Répondre à l’offre',
  'mail.button.offers': 'Voir vos offres',
  'mail.button.product': 'Voir l’article',
  'mail.button.market': 'Aller sur {market}',
  'mail.way.password': 'avec votre mot de passe',
  'mail.way.email-code': 'avec un code envoyé par e-mail',
  'mail.way.passkey': 'avec une clé d’accès',
  'mail.way.google': 'avec Google',
  'mail.way.apple': 'avec Apple',
  'mail.way.signup': 'lors de l’inscription',
  'mail.way.reset': 'avec un lien reçu par e-mail',

  'mail.verify-email.subject': '{code} est votre code {market}',
  'mail.verify-email.title': 'Confirmez votre e-mail',
  'mail.verify-email.text': 'Saisissez ce code pour confirmer que cette adresse e-mail est la vôtre.',
  'mail.already-member.subject': 'Vous avez déjà un compte sur {market}',
  'mail.already-member.text':
    'Quelqu’un a utilisé cette adresse pour s’inscrire ou changer d’e-mail. Elle appartient déjà à votre compte : rien n’a changé. Si c’était vous, connectez-vous avec.',
  'mail.sign-in-code.subject': '{code} est votre code de connexion à {market}',
  'mail.sign-in-code.title': 'Votre code de connexion',
  'mail.sign-in-code.text': 'Saisissez ce code pour vous connecter.',
  'mail.reset-password.subject': 'Choisissez un nouveau mot de passe pour {market}',
  'mail.reset-password.title': 'Choisissez un nouveau mot de passe',
  'mail.reset-password.text':
    'Vous avez demandé un nouveau mot de passe. Le lien ne sert qu’une fois et expire dans {minutes, plural, one {# minute} other {# minutes}}.',
  'mail.reset-password.after':
    'Si vous ne l’avez pas demandé, ignorez cet e-mail. Votre mot de passe reste le même.',
  'mail.password-changed.subject': 'Votre mot de passe a été changé',
  'mail.password-changed.text':
    'Le mot de passe de votre compte vient d’être changé, et tous les autres appareils ont été déconnectés.',
  'mail.change-email.subject': '{code} est votre code pour confirmer votre nouvel e-mail',
  'mail.change-email.title': 'Confirmez votre nouvel e-mail',
  'mail.change-email.text':
    'Saisissez ce code pour utiliser cette adresse e-mail avec votre compte {market}.',
  'mail.email-changed.subject': 'Votre adresse e-mail a été changée',
  'mail.email-changed.text':
    'Votre compte utilise désormais {newEmail}. Vous ne pouvez plus vous connecter avec cette adresse.',
  'mail.confirm-code.subject': '{code} est votre code de confirmation',
  'mail.confirm-code.title': 'Confirmez que c’est vous',
  'mail.confirm-code.text': 'Saisissez ce code pour continuer. Il protège les changements de votre compte.',
  'mail.new-sign-in.subject': 'Un nouvel appareil s’est connecté à votre compte',
  'mail.new-sign-in.text': '{device} vient de se connecter à votre compte, {way}.',
  'mail.passkey-added.subject': 'Une clé d’accès a été ajoutée à votre compte',
  'mail.passkey-added.text': 'Vous pouvez désormais vous connecter avec la clé d’accès « {passkey} ».',
  'mail.passkey-removed.subject': 'Une clé d’accès a été retirée de votre compte',
  'mail.passkey-removed.text': 'La clé d’accès « {passkey} » ne fonctionne plus pour votre compte.',
  'mail.second-factor-on.subject': 'La validation en deux étapes est activée',
  'mail.second-factor-on.text':
    'Désormais, la connexion demande aussi un code de votre application d’authentification. Gardez vos codes de secours à un endroit accessible sans votre téléphone.',
  'mail.second-factor-off.subject': 'La validation en deux étapes est désactivée',
  'mail.second-factor-off.text':
    'Vous pouvez désormais vous connecter sans code de votre application d’authentification.',
  'mail.second-factor-tried.subject': 'Des codes erronés ont été saisis pour votre compte',
  'mail.second-factor-tried.text':
    'Aujourd’hui, quelqu’un a franchi la première étape de connexion à votre compte, puis a saisi plusieurs codes de validation erronés, sans parvenir à se connecter.',
  'mail.recovery-code-used.subject': 'Un code de secours a servi à se connecter',
  'mail.recovery-code-used.text':
    'Il ne peut plus servir. {left, plural, =0 {C’était le dernier : créez-en de nouveaux maintenant.} one {Il en reste #.} other {Il en reste #.}}',
  'mail.identity-linked.subject': '{provider} est désormais lié à votre compte',
  'mail.identity-linked.text': 'Vous pouvez désormais vous connecter à votre compte avec {provider}.',
  'mail.seller-approved.subject': 'Votre identité de vendeur est vérifiée',
  'mail.seller-approved.text':
    'Nous avons vérifié vos documents, tout est en ordre. Votre profil porte désormais le badge de vendeur vérifié.',
  'mail.seller-refused.subject': 'Vos documents sont à revoir',
  'mail.seller-refused.text':
    'Avec ce que vous avez envoyé, nous ne pouvons pas encore vérifier votre identité de vendeur. Voici pourquoi :',
  'mail.seller-refused.after': 'Vous pouvez renvoyer vos documents à tout moment.',
  'mail.tickets-bought.subject': 'Vos billets pour {event}',
  'mail.tickets-bought.text':
    'Vos billets pour {event} sont là (commande {order}). Ouvrez-les sur votre téléphone et présentez le QR code à l’entrée.',
  'mail.order-paid.subject': 'La commande {order} est payée',
  'mail.order-paid.text':
    'Merci, nous avons reçu le paiement de la commande {order}. La boutique la prépare. Vous trouverez le reçu et la facture sur la page de la commande.',
  'mail.order-paid-shop.subject': '{shop} a reçu votre paiement',
  'mail.order-paid-shop.text':
    '{shop} a reçu votre paiement de {price} pour la commande {order}. Vous trouverez le reçu et la facture sur la page de la commande.',
  'mail.order-link.subject': 'Votre commande {order}',
  'mail.order-link.text':
    'Voici le lien vers votre commande {order}. Il est valable {days, plural, one {# jour} other {# jours}}.',
  'mail.order-link.after': 'Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  'mail.button.order': 'Ouvrir la commande',
  'mail.account-deleted.subject': 'Votre compte est fermé',
  'mail.account-deleted.text':
    'Votre compte sur {market} est fermé, et tout ce qui n’était qu’à vous a été supprimé. Ce que la comptabilité doit garder ne porte plus votre nom. Merci du temps passé ici.',
  'mail.bank-account-changed.subject': 'Nouveau compte bancaire pour vos versements',
  'mail.bank-account-changed.text':
    'Vos gains vont désormais sur le compte se terminant par {last4}. Pour protéger votre argent, les versements sont suspendus pendant 48 heures.',
  'mail.bank-account-removed.subject': 'Votre compte bancaire a été retiré',
  'mail.bank-account-removed.text':
    'Vos gains restent dans le solde de votre boutique jusqu’à ce que vous ajoutiez un autre compte bancaire.',

  'mail.offer-received.subject': '{buyer} a proposé {price}',
  'mail.offer-received.text':
    '{buyer} a proposé {price} pour « {product} ». Vous avez 48 heures pour accepter, faire une contre-offre ou refuser.',
  'mail.offer-counter-accepted.subject': '{buyer} a accepté votre contre-offre de {price}',
  'mail.offer-counter-accepted.text':
    '{buyer} a accepté {price} pour « {product} » et peut l’acheter à ce prix pendant 24 heures.',
  'mail.offer-accepted.subject': 'Votre offre de {price} est acceptée',
  'mail.offer-accepted.text': '« {product} » est à vous pour {price}, si vous l’achetez sous 24 heures.',
  'mail.offer-accepted.after':
    'Ce prix vaut pour un seul article. D’ici votre achat, quelqu’un d’autre peut encore prendre le dernier.',
  'mail.offer-countered.subject': 'Le vendeur a fait une contre-offre de {price}',
  'mail.offer-countered.text':
    'Vous avez proposé {offered} pour « {product} », et le vendeur a fait une contre-offre de {price}. Vous avez 48 heures pour accepter, proposer un autre prix ou refuser.',
  'mail.offer-declined.subject': 'Votre offre de {price} est refusée',
  'mail.offer-declined.text':
    'Le vendeur a refusé {price} pour « {product} ». Vous pouvez faire une offre plus élevée, ou l’acheter à son prix.',
  'mail.offer-expired.subject': 'Votre offre de {price} a expiré',
  'mail.offer-expired.text':
    'Le vendeur n’a pas répondu sous 48 heures. Vous pouvez faire une nouvelle offre pour « {product} », ou l’acheter à son prix.',
  'mail.price-drop.subject': '{price} au lieu de {before}',
  'mail.price-drop.text': '« {product} », l’un de vos favoris, est passé de {before} à {price}.',
  'mail.back-in-stock.subject': 'Un de vos favoris est de retour',
  'mail.back-in-stock.text': '« {product} », l’un de vos favoris, est de nouveau en vente pour {price}.',
  'mail.text.phone-code': '{code} est votre code {market}. Il expire dans 10 minutes.',

  'outbox.title': 'E-mails et SMS',
  'outbox.note': 'La démo ne les envoie nulle part. Ils restent ici 7 jours.',
  'outbox.list': 'Messages, les plus récents d’abord',
  'outbox.sms': 'SMS',
  'outbox.to': 'À',
  'outbox.copyCode': 'Copier {code}',
  'outbox.copied': 'Copié',
  'outbox.openLink': 'Ouvrir le lien',
  'outbox.empty': 'Rien n’a encore été envoyé',
  'outbox.emptyNote':
    'Connectez-vous par exemple avec un code reçu par e-mail : le message apparaît ici un instant plus tard.',
  'outbox.emptyAction': 'Aller à la connexion',
  'outbox.choose': 'Choisissez un message pour le lire',
  'outbox.failed': 'Impossible de charger les messages',
  'outbox.gone': 'Ce message n’est plus disponible',
  'outbox.body': 'Aperçu du message',
  'outbox.back': 'Tous les messages',
  'outbox.asMail': 'Mis en page',
  'outbox.asText': 'Texte seul',
};
