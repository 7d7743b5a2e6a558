import type { help as english } from '../en/help.ts';
import type { Translation } from '../translation.ts';

export const help: Translation<typeof english> = {
  'help.title': 'Comment pouvons-nous vous aider ?',
  'help.note': 'Acheter, enchérir, vendre en toute sécurité : des réponses courtes aux questions fréquentes.',
  'help.search': 'Rechercher dans le guide',
  'help.searchExample': 'Retours, frais, passer en direct…',
  'help.found':
    '{count, plural, =0 {Aucun article trouvé} one {# article trouvé} other {# articles trouvés}}',
  'help.nothing': 'Aucun article sur « {asked} »',
  'help.nothingNote': 'Essayez un mot plus simple, ou contactez l’assistance.',
  'help.contact': 'Contacter l’assistance',
  'help.all': 'Parcourir tout le guide',
  'help.near': 'Articles associés',
  'help.topic.buying': 'Acheter',
  'help.topic.live': 'Directs et enchères',
  'help.topic.selling': 'Vendre',
  'help.topic.account': 'Votre compte',
  'help.topic.trust': 'Confiance et règles',
  'developers.title': 'Pour les développeurs',
  'developers.note': 'Ce qui fait tourner ce marché, comment utiliser son API, et ses licences.',
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
  'developers.component.files': 'Fichiers',
  'developers.delayed': 'En attente d’envoi',
  'developers.kept': 'Gardé, non envoyé',
  'developers.refused': 'Refusé par son serveur',
  'developers.rest': 'API REST',
  'developers.rest.text':
    'Du JSON sur HTTP. Les ID sont des chaînes dans _id, les heures sont en ISO 8601 UTC et l’argent en unités mineures entières avec une devise. Connectez-vous, puis envoyez le jeton comme bearer token à chaque appel.',
  'developers.rest.errors':
    'Toutes les erreurs ont la même forme : un code, un message clair et un ID de requête à retrouver dans les journaux.',
  'developers.rest.signIn':
    'La connexion renvoie un jeton à envoyer dans l’en-tête sous la forme authorization: Bearer. En cas de 401 second_factor_required, répétez l’appel avec secondFactor dans le corps. En cas de 403 confirmation_required, appelez POST /auth/confirm, puis répétez l’appel.',
  'developers.docs': 'Lire la référence de l’API',
  'developers.openapi': 'Document OpenAPI 3.1',
  'developers.example': 'Essayez',
  'developers.live': 'Documents en temps réel',
  'developers.live.text':
    'Le chat, les salles et les notifications sont des documents avec un chemin, comme rooms/42/messages/7. Un client s’abonne à une requête sur /live par WebSocket, ou par long polling là où il est bloqué. Il reçoit un instantané, puis chaque changement, numéroté sans trou.',
  'developers.live.writes':
    'Chaque écriture porte un ID créé par le client : la renvoyer est sans risque. Les écritures hors ligne sont mises en file et envoyées une seule fois, dans l’ordre.',
  'developers.video': 'Vidéo par WHIP et OBS',
  'developers.video.text':
    'L’hôte publie par WHIP vers /whip/{room} et les spectateurs lisent par WHEP depuis /whep/{room}. Ce sont des standards ouverts sur WebRTC : tout encodeur compatible convient.',
  'developers.video.obs':
    'Dans OBS, ouvrez Paramètres, Stream et choisissez WHIP comme service. Saisissez l’adresse de la salle et, comme bearer token, la clé du direct. Utilisez H.264 sans images B et une image clé par seconde.',
  'developers.licences': 'Licences',
  'developers.licencesNote':
    'Souk est un logiciel libre sous licence MIT. Il repose sur {count, plural, one {# paquet} other {# paquets}} :',
  'developers.package': 'Paquet',
  'developers.licence': 'Licence',
  'developers.findPackage': 'Rechercher un paquet',
  'developers.metrics': 'Métriques pour Prometheus',
};
