import type { player as english } from '../en/player.ts';
import type { Translation } from '../translation.ts';

export const player: Translation<typeof english> = {
  'player.backTo': 'Revenir à {title}',
  'player.close': 'Arrêter la vidéo',
  'player.corner': 'En cours de lecture',
  'player.mute': 'Couper le son',
  'player.note.host-away': 'Retour dans un instant. Le chat et les enchères continuent.',
  'player.note.reconnecting': 'Le chat et les enchères continuent.',
  'player.note.slow': 'L’image peut se figer par moments. Vos enchères passent quand même.',
  'player.options': 'Options vidéo',
  'player.play': 'Lire',
  'player.quality.auto': 'Meilleure qualité',
  'player.quality.saver': 'Économie de données',
  'player.smallWindow': 'Image dans l’image',
  'player.tapForSound': 'Activer le son',
  'player.unmute': 'Activer le son',
  'player.volume': 'Volume',
  'player.word.host-away': 'L’hôte se reconnecte…',
  'player.word.reconnecting': 'Reconnexion de la vidéo…',
  'player.word.slow': 'Votre connexion est lente…',
  'player.note.break': 'Le direct reprend dans un instant. Le chat reste ouvert.',
  'player.note.camera-off': 'Le son continue, et les enchères aussi.',
  'player.word.break': 'De retour dans un instant',
  'player.word.camera-off': 'Caméra éteinte',
};
