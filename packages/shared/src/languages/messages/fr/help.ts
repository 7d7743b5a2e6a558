import type { help as english } from '../en/help.ts';
import type { Translation } from '../translation.ts';

export const help: Translation<typeof english> = {
  'help.title': 'Comment pouvons-nous vous aider ?',
  'help.note': 'Acheter, enchérir, vendre en toute sécurité : des réponses courtes aux questions fréquentes.',
  'help.search': 'Chercher dans le guide',
  'help.searchExample': 'Retours, frais, passer en direct…',
  'help.found': '{count, plural, =0 {Rien trouvé} one {# article trouvé} other {# articles trouvés}}',
  'help.nothing': 'Aucun article sur « {asked} »',
  'help.nothingNote': 'Essayez un mot plus simple, ou contactez l’assistance.',
  'help.contact': 'Contacter l’assistance',
  'help.all': 'Tout le guide',
  'help.near': 'Articles liés',
  'help.topic.buying': 'Acheter',
  'help.topic.live': 'Directs et enchères',
  'help.topic.selling': 'Vendre',
  'help.topic.account': 'Votre compte',
  'help.topic.trust': 'Confiance et règles',
  'developers.title': 'Pour les développeurs',
  'developers.note': 'Ce qui tourne ici, comment lui parler, et sous quelles licences.',
  'developers.version': 'Version',
  'developers.api': 'Adresse de base de l’API',
  'developers.demo': 'Monde de démonstration',
  'developers.on': 'Activé',
  'developers.off': 'Désactivé',
  'developers.status': 'État',
  'developers.statusNote': 'Vérifié à l’instant sur /readyz.',
  'developers.allWell': 'Tout fonctionne',
  'developers.trouble': 'À surveiller',
  'developers.ok': 'Fonctionne',
  'developers.unavailable': 'Ne répond pas',
  'developers.statusFailed': 'Impossible de vérifier l’état',
  'developers.component.database': 'Base de données',
  'developers.component.migrations': 'Schéma de la base de données',
  'developers.component.mail': 'E-mails',
  'developers.component.texts': 'SMS',
  'developers.delayed': 'En attente d’envoi',
  'developers.kept': 'Gardé, non envoyé',
  'developers.rest': 'API REST',
  'developers.rest.text':
    'Du JSON sur HTTP. Les id sont des chaînes dans _id, les heures en ISO 8601 UTC, l’argent en unités mineures entières avec une devise. Connectez-vous et envoyez le jeton en bearer à chaque appel.',
  'developers.rest.errors':
    'Les échecs arrivent dans une seule enveloppe : un code, des mots simples et un id de requête qui les retrouve dans les journaux.',
  'developers.rest.signIn':
    'Se connecter donne un jeton, qui va dans l’en-tête sous la forme authorization: Bearer. À un 401 second_factor_required, on répond par le même appel avec secondFactor dans le corps ; à un 403 confirmation_required, par POST /auth/confirm, puis le même appel encore une fois.',
  'developers.docs': 'Lire l’API',
  'developers.openapi': 'Document OpenAPI 3.1',
  'developers.example': 'Essayez',
  'developers.live': 'Documents en direct',
  'developers.live.text':
    'Le chat, les salles et les notifications sont des documents avec un chemin, comme rooms/42/messages/7. Un client écoute une requête sur /live par WebSocket, ou par long polling là où il est bloqué, reçoit un instantané puis chaque changement avec un numéro sans trou.',
  'developers.live.writes':
    'Une écriture porte un id fait par le client, la renvoyer est donc sans danger. Ce qui est écrit hors ligne attend et part une seule fois, dans l’ordre.',
  'developers.video': 'Vidéo par WHIP et OBS',
  'developers.video.text':
    'L’hôte publie par WHIP vers /whip/{room} et les spectateurs lisent par WHEP depuis /whep/{room} : des standards ouverts sur WebRTC, tout encodeur qui les parle convient donc.',
  'developers.video.obs':
    'Dans OBS, choisissez WHIP comme service sous Paramètres, Stream, entrez l’adresse de la salle et la clé du direct comme bearer token, H.264 sans images B, une image clé par seconde.',
  'developers.licences': 'Licences',
  'developers.licencesNote':
    'Souk est un logiciel libre sous licence MIT. Il repose sur {count, plural, one {# paquet} other {# paquets}} :',
  'developers.package': 'Paquet',
  'developers.licence': 'Licence',
  'developers.findPackage': 'Chercher un paquet',
  'developers.metrics': 'Métriques pour Prometheus',
};
