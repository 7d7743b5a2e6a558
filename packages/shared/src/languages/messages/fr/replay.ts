import type { replay as english } from '../en/replay.ts';
import type { Translation } from '../translation.ts';

export const replay: Translation<typeof english> = {
  'replay.delete': 'Supprimer la rediffusion',
  'replay.deleteNote':
    'La rediffusion et ses clips seront supprimés pour tout le monde, définitivement. Les acheteurs gardent la vidéo de leur vente tant qu’elle peut leur servir.',
  'replay.deleteTitle': 'Supprimer cette rediffusion ?',
  'replay.deleted': 'Rediffusion supprimée',
  'replay.gone': 'Cette rediffusion n’est plus disponible.',
  'error.still_recorded': 'Ce direct est encore en cours d’enregistrement.',
  'error.still_recorded.next': 'Réessayez dans un instant.',
  'replay.chat': 'Afficher le chat',
  'replay.failed': 'Lecture impossible',
  'replay.fullScreen': 'Plein écran',
  'replay.loading': 'Chargement…',
  'replay.mark': 'Rediffusion',
  'replay.missing': 'Rien n’a été enregistré de {from} à {to}.',
  'replay.none': 'Ce direct n’a pas été enregistré.',
  'replay.pause': 'Pause',
  'replay.playing': 'à l’écran',
  'replay.position': '{time} sur {length}',
  'replay.preparing': 'La rediffusion sera prête dans un instant.',
  'replay.seek': 'Position dans la rediffusion',
  'replay.share': 'Partager ce moment',
  'replay.shownAt': 'Présenté à {time}',
  'replay.soldThen': '{count, plural, one {# vendu pendant le direct} other {# vendus pendant le direct}}',
  'replay.speed': 'Vitesse : {speed}×',
  'replay.times': '{speed}×',
};
