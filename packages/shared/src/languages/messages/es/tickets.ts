import type { tickets as en } from '../en/tickets.ts';
import type { Translation } from '../translation.ts';

/** Tickets: choosing, showing and letting in. */
export const tickets: Translation<typeof en> = {
  'tickets.howMany': 'Cantidad: {name}',
  'tickets.choose': 'Elige tus entradas',
  'tickets.needCard': 'Las entradas se pagan con tarjeta, y este mercado aún no acepta tarjetas.',
  'tickets.get':
    '{count, plural, one {Conseguir entrada} many {Conseguir # entradas} other {Conseguir # entradas}} · {price}',
  'tickets.perPerson':
    '{count, plural, one {Una entrada por persona.} many {Hasta # entradas por persona.} other {Hasta # entradas por persona.}}',
  'tickets.limit':
    '{count, plural, =0 {Has llegado al límite por persona.} one {Puedes conseguir # más: hay un límite por persona.} many {Puedes conseguir # más: hay un límite por persona.} other {Puedes conseguir # más: hay un límite por persona.}}',
  'tickets.limitedTo':
    '{count, plural, =0 {No se incluye: has llegado al límite por persona.} one {Solo se incluye #: es el límite por persona.} many {Solo se incluyen #: es el límite por persona.} other {Solo se incluyen #: es el límite por persona.}}',
  'tickets.limitField': 'Límite por persona',
  'tickets.limitHint': 'Entre todos los tipos de entrada.',
  'tickets.limitRule': 'Un número entero del 1 al 99',
  'error.ticket_limit': 'Son más entradas de las que puede tener una persona.',
  'error.ticket_limit.next': 'Elige menos, o mira si ya tienes más en el carrito.',
  'tickets.yours': '{count, plural, one {Tu entrada} many {Tus entradas} other {Tus entradas}}',
  'tickets.atDoor':
    '{count, plural, one {Muestra el código en la puerta.} many {Muestra los códigos en la puerta. Cada entrada es para una persona.} other {Muestra los códigos en la puerta. Cada entrada es para una persona.}}',
  'tickets.numbered': 'Entrada {number} de {total}',
  'tickets.show': 'Mostrar la entrada {number} de {total}',
  'tickets.kept': 'No tienes conexión. Tus entradas siguen valiendo: muéstralas en la puerta.',
  'tickets.qr': 'Código QR de la entrada',
  'tickets.used': 'Usada el {time}',
  'tickets.state.valid': 'Válida',
  'tickets.state.used': 'Usada',
  'tickets.state.refunded': 'Reembolsada',
  'tickets.state.cancelled': 'Evento cancelado',
  'tickets.before': 'Entrada anterior',
  'tickets.after': 'Entrada siguiente',
  'tickets.open': 'Mostrar entrada',
  'tickets.ready':
    '{count, plural, one {Tu entrada está lista} many {Tus entradas están listas} other {Tus entradas están listas}}',
  'tickets.over': 'El evento ya pasó',
  'tickets.eventOver': 'El evento se celebró',
  'tickets.step': 'Evento',
  'tickets.next':
    '{count, plural, one {Tu entrada está en tus pedidos y en tu correo. Muestra su código QR en la puerta.} many {Tus entradas están en tus pedidos y en tu correo. Muestra sus códigos QR en la puerta.} other {Tus entradas están en tus pedidos y en tu correo. Muestra sus códigos QR en la puerta.}}',
  'screen.checkIn': 'Control de acceso',
  'checkIn.open': 'Controlar entradas',
  'checkIn.counts': '{entered} de {sold} han entrado',
  'checkIn.code': 'Código de la entrada',
  'checkIn.codeHint': '12 letras y cifras, debajo del código QR.',
  'checkIn.letIn': 'Dejar entrar',
  'checkIn.letInWho': 'Dejar entrar: {name}',
  'checkIn.camera': 'Escanear con la cámara',
  'checkIn.cameraStop': 'Apagar la cámara',
  'checkIn.noCamera': 'Este navegador no lee códigos QR. Escribe el código que aparece debajo.',
  'checkIn.cameraFailed': 'No se puede usar la cámara. Permítela en el navegador o escribe el código.',
  'checkIn.in': 'Puede pasar: {name}',
  'checkIn.used': 'Ya se usó el {time}',
  'checkIn.refunded': 'Esta entrada se reembolsó.',
  'checkIn.cancelled': 'Este evento se canceló. Sus entradas ya no sirven.',
  'checkIn.otherEvent': 'Esta entrada es para {event}.',
  'checkIn.unknown': 'Ninguna entrada de este evento tiene este código. Revísalo e inténtalo de nuevo.',
  'checkIn.notSaved': 'Este código no está en la lista guardada. Hace falta conexión para comprobarlo.',
  'checkIn.offline':
    'Sin conexión. Continúa: los accesos se guardan en este dispositivo y se envían después.',
  'checkIn.waiting':
    '{count, plural, one {# acceso por enviar} many {# accesos por enviar} other {# accesos por enviar}}',
  'checkIn.twice': 'Entraron dos veces mientras no había conexión',
  'checkIn.twiceWho': '{name}: primero el {time}',
  'checkIn.notGood': '{name}: la entrada ya no era válida',
  'checkIn.guests': 'Asistentes',
  'checkIn.find': 'Buscar asistente',
  'checkIn.nobodyFound': 'Nadie con ese nombre.',
  'checkIn.more':
    '{count, plural, one {# más. Búscalo por su nombre.} many {{shown} más. Búscalos por su nombre.} other {{shown} más. Búscalos por su nombre.}}',
  'checkIn.none': 'Aún no hay entradas vendidas',
  'checkIn.noneNote': 'Los asistentes aparecen aquí en cuanto consiguen su entrada.',
  'checkIn.someone': 'Asistente',
  'checkIn.download': 'Descargar lista',
};
