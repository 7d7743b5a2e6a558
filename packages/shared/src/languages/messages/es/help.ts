import type { help as english } from '../en/help.ts';
import type { Translation } from '../translation.ts';

export const help: Translation<typeof english> = {
  'help.title': '¿En qué podemos ayudarte?',
  'help.note':
    'Comprar, pujar, vender y hacerlo con seguridad: respuestas cortas a las preguntas más comunes.',
  'help.search': 'Buscar en la guía',
  'help.searchExample': 'Devoluciones, comisiones, emitir en directo…',
  'help.found':
    '{count, plural, =0 {No se encontró nada} one {# artículo encontrado} other {# artículos encontrados}}',
  'help.nothing': 'No hay artículos sobre «{asked}»',
  'help.nothingNote': 'Prueba con una palabra más sencilla o contacta con el soporte.',
  'help.contact': 'Contactar con el soporte',
  'help.all': 'Toda la guía',
  'help.near': 'Artículos relacionados',
  'help.topic.buying': 'Comprar',
  'help.topic.live': 'Directos y subastas',
  'help.topic.selling': 'Vender',
  'help.topic.account': 'Tu cuenta',
  'help.topic.trust': 'Confianza y reglas',
  'developers.title': 'Para desarrolladores',
  'developers.note': 'Qué funciona aquí, cómo hablar con ello y bajo qué licencias.',
  'developers.version': 'Versión',
  'developers.api': 'Dirección base de la API',
  'developers.demo': 'Mundo de prueba',
  'developers.on': 'Activado',
  'developers.off': 'Desactivado',
  'developers.status': 'Estado',
  'developers.statusNote': 'Comprobado ahora mismo en /readyz.',
  'developers.allWell': 'Todo funciona',
  'developers.trouble': 'Requiere atención',
  'developers.ok': 'Funciona',
  'developers.unavailable': 'No responde',
  'developers.statusFailed': 'No hemos podido comprobar el estado',
  'developers.component.database': 'Base de datos',
  'developers.component.migrations': 'Esquema de la base de datos',
  'developers.component.mail': 'Correo',
  'developers.component.texts': 'Mensajes de texto',
  'developers.delayed': 'Espera para enviarse',
  'developers.kept': 'Se guarda, no se envía',
  'developers.rest': 'API REST',
  'developers.rest.text':
    'JSON por HTTP. Los id son cadenas en _id, las horas ISO 8601 en UTC, el dinero unidades menores enteras con su moneda. Inicia sesión y envía el token como bearer en cada llamada.',
  'developers.rest.errors':
    'Los fallos llegan en un único sobre con un código, palabras claras y un id de solicitud que los encuentra en los registros.',
  'developers.rest.signIn':
    'Iniciar sesión da un token, que va en la cabecera como authorization: Bearer. A un 401 second_factor_required se responde con la misma llamada y secondFactor en el cuerpo; a un 403 confirmation_required, con POST /auth/confirm y después la misma llamada otra vez.',
  'developers.docs': 'Leer la API',
  'developers.openapi': 'Documento OpenAPI 3.1',
  'developers.example': 'Pruébalo',
  'developers.live': 'Documentos en vivo',
  'developers.live.text':
    'El chat, las salas y las notificaciones son documentos con una ruta, como rooms/42/messages/7. Un cliente escucha una consulta en /live por WebSocket, o por long polling donde está bloqueado, recibe una foto y después cada cambio con un número sin huecos.',
  'developers.live.writes':
    'Cada escritura lleva un id que crea el propio cliente, así que enviarla otra vez no hace daño. Lo escrito sin conexión espera y se envía una vez, en orden.',
  'developers.video': 'Vídeo por WHIP y OBS',
  'developers.video.text':
    'Quien presenta publica por WHIP en /whip/{room} y quien mira reproduce por WHEP desde /whep/{room}: estándares abiertos sobre WebRTC, así que sirve cualquier codificador que los hable.',
  'developers.video.obs':
    'En OBS elige WHIP como servicio en Ajustes, Emisión, escribe la dirección de la sala y la clave del directo como bearer token, H.264 sin fotogramas B, un fotograma clave por segundo.',
  'developers.licences': 'Licencias',
  'developers.licencesNote':
    'Souk es software libre bajo la licencia MIT. Se apoya en {count, plural, one {# paquete} other {# paquetes}}:',
  'developers.package': 'Paquete',
  'developers.licence': 'Licencia',
  'developers.findPackage': 'Buscar un paquete',
  'developers.metrics': 'Métricas para Prometheus',
};
