import type { player as english } from '../en/player.ts';
import type { Translation } from '../translation.ts';

export const player: Translation<typeof english> = {
  'player.backTo': 'Volver a {title}',
  'player.close': 'Dejar de ver',
  'player.corner': 'Estás viendo',
  'player.mute': 'Silenciar',
  'player.note.host-away': 'Volverá enseguida. El chat y las pujas siguen.',
  'player.note.reconnecting': 'El chat y las pujas siguen.',
  'player.note.slow': 'La imagen puede congelarse a ratos. Tus pujas llegan igual.',
  'player.options': 'Opciones de vídeo',
  'player.play': 'Reproducir',
  'player.quality.auto': 'Mejor calidad',
  'player.quality.saver': 'Ahorro de datos',
  'player.smallWindow': 'Imagen en imagen',
  'player.tapForSound': 'Activar sonido',
  'player.unmute': 'Activar sonido',
  'player.volume': 'Volumen',
  'player.word.host-away': 'El anfitrión se está reconectando…',
  'player.word.reconnecting': 'Reconectando el vídeo…',
  'player.word.slow': 'Tu conexión va lenta…',
  'player.note.break': 'El directo sigue en un momento. El chat sigue abierto.',
  'player.note.camera-off': 'Puedes seguir oyéndole, y las pujas continúan.',
  'player.word.break': 'Volvemos enseguida',
  'player.word.camera-off': 'Cámara apagada',
};
