import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  'bell.today': 'Hoy',
  'bell.earlier': 'Antes',
  'bell.readAll': 'Marcar todo como leído',
  'bell.new': 'Nuevo',
  'bell.delete': 'Borrar',
  'bell.deleteOf': 'Borrar: {text}',
  'bell.more': 'Mostrar anteriores',
  'bell.choices': 'Elige de qué te avisamos',
  'bell.empty': 'Todo tranquilo en el mercado',
  'bell.emptyNote': 'Aquí te contaremos los mensajes, pujas, ofertas y directos que sigues.',
  'bell.failed': 'Tus avisos no se han cargado',
  'bell.failedNote': 'Vuelven con la conexión.',
  'bell.notSaved': 'No se ha guardado.',
  'bell.signIn': 'Aún no hay nada',
  'bell.signInNote': 'Inicia sesión y te avisaremos aquí cuando alguien escriba, puje o empiece un directo.',

  'notifications.text.message': '{name}: {line}',
  'notifications.text.messagePicture': '{name} te ha enviado una foto',
  'notifications.text.messageCard': '{name} te ha enseñado algo del mercado',
  'notifications.text.messages':
    '{count, plural, one {{name} te ha escrito un mensaje} other {{name} te ha escrito # mensajes}}',
  'notifications.text.outbid': 'Alguien ha pujado {price} por «{product}». Aún puede ser tuyo.',
  'notifications.text.won': '«{product}» es tuyo por {price}',
  'notifications.text.orderReceived':
    '{buyer} te ha comprado por {price}. El pedido {order} espera a que lo prepares.',
  'notifications.text.orderPaid': 'El pedido {order} está pagado. La tienda lo prepara.',
  'notifications.text.orderPacked': 'El pedido {order} está listo y espera al transportista',
  'notifications.text.orderShipped': 'El pedido {order} va de camino',
  'notifications.text.orderDelivered': 'El pedido {order} ha llegado',
  'notifications.text.orderCancelled': 'El pedido {order} se ha cancelado',
  'notifications.text.orderRefunded': 'Te devolvemos {price} del pedido {order}',
  'notifications.text.offerReceived': '{buyer} ofrece {price} por «{product}»',
  'notifications.text.offerAccepted': '«{product}» es tuyo por {price} si lo compras en 24 horas',
  'notifications.text.offerCountered':
    'Ofreciste {offered} por «{product}». El vendedor lo dejaría en {price}.',
  'notifications.text.offerCounterAccepted': '{buyer} acepta tu precio de {price} por «{product}»',
  'notifications.text.offerDeclined': 'Tu oferta de {price} por «{product}» ha sido rechazada',
  'notifications.text.offerExpired': 'Tu oferta de {price} por «{product}» ha caducado',
  'notifications.text.offers':
    '{count, plural, one {# oferta nueva para ti} other {# ofertas nuevas para ti}}',
  'notifications.text.priceDrop': '«{product}» cuesta ahora {price}, antes {before}',
  'notifications.text.priceDrops':
    '{count, plural, one {# de tus favoritos cuesta menos} other {# de tus favoritos cuestan menos}}',
  'notifications.text.backInStock': '«{product}» se puede comprar de nuevo por {price}',
  'notifications.text.backInStocks':
    '{count, plural, one {# de tus favoritos se puede comprar de nuevo} other {# de tus favoritos se pueden comprar de nuevo}}',
  'notifications.text.showStarting': '«{show}», de {shop}, empieza',
  'notifications.text.lotComingUp': '«{product}» es lo siguiente en «{show}»',
  'notifications.text.followedShopLive': '{shop} está en directo: «{show}»',
  'notifications.text.payout': '{price} van de camino a tu banco',

  'quiet.title': 'Horas de silencio',
  'quiet.note':
    'En estas horas solo suena lo que no puede esperar: una puja que te supera, algo que has ganado, o un directo o lote que pediste. Lo demás espera en la campana, y se notifica y se envía por correo cuando terminan.',
  'quiet.on': 'Guardar horas de silencio',
  'quiet.from': 'Desde',
  'quiet.to': 'Hasta',
  'quiet.zone': 'En tu zona horaria: {zone}',
  'quiet.same': 'Elige dos horas distintas',
  'quiet.now': 'Ahora hay silencio, hasta las {time}',

  'push.title': 'Avisos en este dispositivo',
  'push.note': 'Te llegan aquí aunque el mercado esté cerrado. Arriba eliges cuáles.',
  'push.turnOn': 'Activar',
  'push.turnOff': 'Desactivar',
  'push.isOn': 'Este dispositivo recibe avisos',
  'push.denied': 'Este navegador rechaza los avisos del mercado',
  'push.deniedHelp':
    'Pulsa el icono junto a la dirección, permite las notificaciones y vuelve a cargar la página. En un teléfono está en los ajustes del navegador, en este sitio.',
  'push.unsupported': 'Este navegador no puede recibir avisos',
  'push.unsupportedNote':
    'En un iPhone o iPad añade antes el mercado a la pantalla de inicio y ábrelo desde allí. Las ventanas privadas tampoco pueden recibirlos.',
  'push.failed': 'No se han podido activar los avisos.',
  'push.failedNote': 'El navegador no ha llegado a su servicio de avisos. Inténtalo de nuevo en un momento.',
};
