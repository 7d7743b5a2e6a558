import type { replay as english } from '../en/replay.ts';
import type { Translation } from '../translation.ts';

export const replay: Translation<typeof english> = {
  'replay.delete': 'Eliminar repetición',
  'replay.deleteNote':
    'La repetición y sus clips se eliminarán para todo el mundo y no se puede deshacer. Quienes compraron seguirán teniendo el vídeo de su venta mientras puedan necesitarlo.',
  'replay.deleteTitle': '¿Eliminar esta repetición?',
  'replay.deleted': 'Repetición eliminada',
  'replay.gone': 'Esta repetición ya no está disponible.',
  'error.still_recorded': 'Este directo aún se está grabando.',
  'error.still_recorded.next': 'Vuelve a intentarlo en un momento.',
  'replay.chat': 'Ver el chat',
  'replay.failed': 'No se puede reproducir',
  'replay.fullScreen': 'Pantalla completa',
  'replay.loading': 'Cargando…',
  'replay.mark': 'Repetición',
  'replay.missing': 'No se grabó nada de {from} a {to}.',
  'replay.none': 'Este directo no se grabó.',
  'replay.pause': 'Pausar',
  'replay.playing': 'en pantalla',
  'replay.position': '{time} de {length}',
  'replay.preparing': 'La repetición estará lista en un momento.',
  'replay.seek': 'Momento de la repetición',
  'replay.share': 'Compartir este momento',
  'replay.shownAt': 'Mostrado en {time}',
  'replay.soldThen': '{count, plural, one {# vendido en el directo} other {# vendidos en el directo}}',
  'replay.speed': 'Velocidad: {speed}×',
  'replay.times': '{speed}×',
};
