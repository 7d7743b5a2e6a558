import type { help as english } from '../en/help.ts';
import type { Translation } from '../translation.ts';

export const help: Translation<typeof english> = {
  'help.title': '¿En qué podemos ayudarte?',
  'help.note':
    'Comprar, pujar, vender y hacerlo con seguridad: respuestas cortas a las preguntas más comunes.',
  'help.search': 'Buscar en la guía',
  'help.searchExample': 'Devoluciones, comisiones, empezar un directo…',
  'help.found':
    '{count, plural, =0 {Ningún artículo encontrado} one {# artículo encontrado} other {# artículos encontrados}}',
  'help.nothing': 'No hay artículos sobre «{asked}»',
  'help.nothingNote': 'Prueba con una palabra más sencilla o contacta con el soporte.',
  'help.contact': 'Contactar con el soporte',
  'help.all': 'Explorar toda la guía',
  'help.near': 'Artículos relacionados',
  'help.topic.buying': 'Comprar',
  'help.topic.live': 'Directos y subastas',
  'help.topic.selling': 'Vender',
  'help.topic.account': 'Tu cuenta',
  'help.topic.trust': 'Confianza y reglas',
  'developers.title': 'Para desarrolladores',
  'developers.note': 'La tecnología de este mercado, cómo usar su API y sus licencias.',
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
  'developers.component.files': 'Archivos',
  'developers.delayed': 'Pendiente de envío',
  'developers.kept': 'Guardado, sin enviar',
  'developers.refused': 'Rechazado por su servidor',
  'developers.rest': 'API REST',
  'developers.rest.text':
    'JSON por HTTP. Los ID son cadenas en _id, las horas van en ISO 8601 UTC y el dinero, en unidades menores enteras con su moneda. Inicia sesión y envía el token como bearer token en cada llamada.',
  'developers.rest.errors':
    'Todos los errores tienen la misma forma: un código, un mensaje claro y un ID de solicitud que puedes buscar en los registros.',
  'developers.rest.signIn':
    'Al iniciar sesión recibes un token, que se envía en la cabecera como authorization: Bearer. Ante un 401 second_factor_required, repite la llamada con secondFactor en el cuerpo. Ante un 403 confirmation_required, llama a POST /auth/confirm y repite la llamada.',
  'developers.docs': 'Leer la referencia de la API',
  'developers.openapi': 'Documento OpenAPI 3.1',
  'developers.example': 'Pruébalo',
  'developers.live': 'Documentos en tiempo real',
  'developers.live.text':
    'El chat, las salas y las notificaciones son documentos con una ruta, como rooms/42/messages/7. Un cliente se suscribe a una consulta en /live por WebSocket, o por long polling donde esté bloqueado. Recibe una instantánea y después cada cambio, numerado sin huecos.',
  'developers.live.writes':
    'Cada escritura lleva un ID creado por el cliente, así que se puede reenviar sin riesgo. Lo que se escribe sin conexión queda en cola y se envía una sola vez, en orden.',
  'developers.video': 'Vídeo por WHIP y OBS',
  'developers.video.text':
    'Quien presenta publica por WHIP en /whip/{room} y quien mira reproduce por WHEP desde /whep/{room}. Son estándares abiertos sobre WebRTC, así que sirve cualquier codificador compatible.',
  'developers.video.obs':
    'En OBS, abre Ajustes, Emisión y elige WHIP como servicio. Escribe la dirección de la sala y, como bearer token, la clave del directo. Usa H.264 sin fotogramas B y un fotograma clave por segundo.',
  'developers.licences': 'Licencias',
  'developers.licencesNote':
    'Souk es software libre bajo la licencia MIT. Se apoya en {count, plural, one {# paquete} other {# paquetes}}:',
  'developers.package': 'Paquete',
  'developers.licence': 'Licencia',
  'developers.findPackage': 'Buscar un paquete',
  'developers.metrics': 'Métricas para Prometheus',
};
