import type { studio as en } from '../en/studio.ts';
import type { Translation } from '../translation.ts';

/** Going live: camera, microphone, encoder, and how the picture arrives. */
export const studio: Translation<typeof en> = {
  'notifications.text.showEndedHostAway':
    'Votre live « {show} » s’est terminé : votre vidéo n’arrivait plus depuis 5 minutes',
  'studio.camera': 'Caméra {number}',
  'studio.connecting': 'Connexion…',
  'studio.devices': 'Caméra et micro',
  'studio.elsewhere': 'Vous êtes en direct ailleurs',
  'studio.elsewhereNote': 'Une autre fenêtre ou un autre appareil envoie l’image.',
  'studio.flip': 'Changer de caméra',
  'studio.help.denied': 'Autorisez les deux pour cette page dans la barre d’adresse, puis réessayez.',
  'studio.help.failed': 'Vérifiez que la caméra marche dans une autre application, puis réessayez.',
  'studio.help.in-use': 'Fermez l’application ou l’onglet qui l’utilise, puis réessayez.',
  'studio.help.insecure': 'Les navigateurs ne donnent accès à la caméra que sur une adresse https://.',
  'studio.help.no-camera': 'Branchez-en une ou choisissez-en une autre, puis réessayez.',
  'studio.help.no-microphone': 'On vous voit, mais on ne vous entend pas. Branchez-en un, puis réessayez.',
  'studio.hide': 'Couper la caméra',
  'studio.microphone': 'Micro {number}',
  'studio.mute': 'Couper votre micro',
  'studio.offAir': 'Personne ne vous voit encore',
  'studio.offAirNote': 'On voit votre couverture tant que la caméra est coupée.',
  'studio.problem.denied': 'Votre navigateur bloque la caméra et le micro',
  'studio.problem.failed': 'La caméra n’a pas pu démarrer',
  'studio.problem.in-use': 'La caméra est déjà utilisée',
  'studio.problem.insecure': 'La caméra exige une page sécurisée',
  'studio.problem.no-camera': 'Aucune caméra trouvée',
  'studio.problem.no-microphone': 'Aucun micro trouvé',
  'studio.reconnecting': 'Reconnexion…',
  'studio.shareScreen': 'Partager l’écran',
  'studio.show': 'Activer la caméra',
  'studio.stopScreen': 'Arrêter le partage',
  'studio.takeOver': 'Passer en direct ici',
  'studio.tryAgain': 'Réessayer',
  'studio.unmute': 'Activer votre micro',
  'studio.useCamera': 'Activer votre caméra',
};
