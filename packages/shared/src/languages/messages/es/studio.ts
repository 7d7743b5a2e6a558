import type { studio as en } from '../en/studio.ts';
import type { Translation } from '../translation.ts';

/** Going live: camera, microphone, encoder, and how the picture arrives. */
export const studio: Translation<typeof en> = {
  'notifications.text.showEndedHostAway':
    'Tu directo «{show}» terminó porque tu vídeo llevaba 5 minutos sin llegar',
  'studio.camera': 'Cámara {number}',
  'studio.connecting': 'Conectando…',
  'studio.devices': 'Cámara y micrófono',
  'studio.elsewhere': 'Estás en directo en otro lugar',
  'studio.elsewhereNote': 'Otra ventana u otro dispositivo envía ahora la imagen.',
  'studio.flip': 'Cambiar de cámara',
  'studio.help.denied': 'Permite ambos para esta página en la barra de direcciones y vuelve a intentarlo.',
  'studio.help.failed': 'Comprueba que la cámara funciona en otra app y vuelve a intentarlo.',
  'studio.help.in-use': 'Cierra la app o la pestaña que la usa y vuelve a intentarlo.',
  'studio.help.insecure': 'Los navegadores solo dan acceso a la cámara en una dirección https://.',
  'studio.help.no-camera': 'Conecta una o elige otra y vuelve a intentarlo.',
  'studio.help.no-microphone': 'Te ven, pero no te oyen. Conecta uno y vuelve a intentarlo.',
  'studio.hide': 'Apagar la cámara',
  'studio.microphone': 'Micrófono {number}',
  'studio.mute': 'Silenciarte',
  'studio.offAir': 'Aún no te ve nadie',
  'studio.offAirNote': 'Se ve tu portada hasta que enciendas la cámara.',
  'studio.problem.denied': 'Tu navegador bloquea la cámara y el micrófono',
  'studio.problem.failed': 'No se ha podido encender la cámara',
  'studio.problem.in-use': 'La cámara está en uso',
  'studio.problem.insecure': 'La cámara necesita una página segura',
  'studio.problem.no-camera': 'No hay ninguna cámara',
  'studio.problem.no-microphone': 'No hay ningún micrófono',
  'studio.reconnecting': 'Reconectando…',
  'studio.shareScreen': 'Compartir pantalla',
  'studio.show': 'Encender la cámara',
  'studio.stopScreen': 'Dejar de compartir',
  'studio.takeOver': 'Emitir desde aquí',
  'studio.tryAgain': 'Volver a intentarlo',
  'studio.unmute': 'Activar tu micrófono',
  'studio.useCamera': 'Encender la cámara',
};
