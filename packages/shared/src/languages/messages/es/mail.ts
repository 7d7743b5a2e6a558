import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export const mail: Translation<typeof english> = {
  'mail.hello': 'Hola, {name}:',
  'mail.codeLife':
    'El código caduca en 10 minutos y sirve una sola vez. No lo compartas con nadie: nunca te lo pediremos.',
  'mail.codeIgnore': 'Si no lo has pedido, puedes ignorar este correo.',
  'mail.linkInstead': 'Si el botón no funciona, abre este enlace:',
  'mail.notYou': '¿No has sido tú? Elige una contraseña nueva y revisa tus dispositivos cuanto antes.',
  'mail.notYouSupport': '¿No has sido tú? Contacta cuanto antes con el soporte de {market}.',
  'mail.choices': 'Elige qué correos recibes en tus ajustes, en Notificaciones.',
  'mail.footer': 'Recibes este correo porque esta dirección se usó en {market}.',
  'mail.button.signIn': 'Iniciar sesión',
  'mail.button.newPassword': 'Elegir una contraseña nueva',
  'mail.button.account': 'Ver tu cuenta',
  'mail.button.receipt': 'Descargar el recibo',
  'mail.button.tickets': 'Ver tus entradas',
  'mail.button.bank': 'Ver tus datos bancarios',
  'mail.button.support': 'Contactar con el soporte',
  'mail.button.answerOffer': 'Responder a la oferta',
  'mail.button.offers': 'Ver tus ofertas',
  'mail.button.product': 'Ver el artículo',
  'mail.button.market': 'Ir a {market}',
  'mail.way.password': 'con tu contraseña',
  'mail.way.email-code': 'con un código enviado por correo',
  'mail.way.passkey': 'con una llave de acceso',
  'mail.way.google': 'con Google',
  'mail.way.apple': 'con Apple',
  'mail.way.signup': 'al registrarte',
  'mail.way.reset': 'con un enlace recibido por correo',

  'mail.verify-email.subject': '{code} es tu código de {market}',
  'mail.verify-email.title': 'Confirma tu correo',
  'mail.verify-email.text': 'Escribe este código para confirmar que esta dirección de correo es tuya.',
  'mail.already-member.subject': 'Ya tienes una cuenta en {market}',
  'mail.already-member.text':
    'Alguien usó esta dirección para registrarse o cambiar su correo. Ya pertenece a tu cuenta, así que no ha cambiado nada. Si fuiste tú, inicia sesión con ella.',
  'mail.sign-in-code.subject': '{code} es tu código para entrar en {market}',
  'mail.sign-in-code.title': 'Tu código para entrar',
  'mail.sign-in-code.text': 'Escribe este código para iniciar sesión.',
  'mail.reset-password.subject': 'Elige una contraseña nueva para {market}',
  'mail.reset-password.title': 'Elige una contraseña nueva',
  'mail.reset-password.text':
    'Has pedido una contraseña nueva. El enlace sirve una sola vez y caduca en {minutes, plural, one {# minuto} other {# minutos}}.',
  'mail.reset-password.after':
    'Si no la has pedido, puedes ignorar este correo. Tu contraseña sigue siendo la misma.',
  'mail.password-changed.subject': 'Tu contraseña ha cambiado',
  'mail.password-changed.text':
    'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.',
  'mail.change-email.subject': '{code} es tu código para confirmar tu nuevo correo',
  'mail.change-email.title': 'Confirma tu nuevo correo',
  'mail.change-email.text':
    'Escribe este código para usar esta dirección de correo en tu cuenta de {market}.',
  'mail.email-changed.subject': 'Tu dirección de correo ha cambiado',
  'mail.email-changed.text': 'Tu cuenta usa ahora {newEmail}. Ya no puedes entrar con esta dirección.',
  'mail.confirm-code.subject': '{code} es tu código de confirmación',
  'mail.confirm-code.title': 'Confirma que eres tú',
  'mail.confirm-code.text': 'Escribe este código para continuar. Protege los cambios en tu cuenta.',
  'mail.new-sign-in.subject': 'Un dispositivo nuevo ha entrado en tu cuenta',
  'mail.new-sign-in.text': '{device} acaba de entrar en tu cuenta, {way}.',
  'mail.passkey-added.subject': 'Se ha añadido una llave de acceso a tu cuenta',
  'mail.passkey-added.text': 'Ya puedes entrar con la llave de acceso «{passkey}».',
  'mail.passkey-removed.subject': 'Se ha quitado una llave de acceso de tu cuenta',
  'mail.passkey-removed.text': 'La llave de acceso «{passkey}» ya no sirve para tu cuenta.',
  'mail.second-factor-on.subject': 'La verificación en dos pasos está activada',
  'mail.second-factor-on.text':
    'Desde ahora, para entrar también hace falta un código de tu aplicación de autenticación. Guarda los códigos de recuperación donde puedas encontrarlos sin el teléfono.',
  'mail.second-factor-off.subject': 'La verificación en dos pasos está desactivada',
  'mail.second-factor-off.text': 'Ya puedes entrar sin un código de tu aplicación de autenticación.',
  'mail.second-factor-tried.subject': 'Se han introducido códigos erróneos para tu cuenta',
  'mail.second-factor-tried.text':
    'Hoy, al entrar en tu cuenta, alguien superó el primer paso y después introdujo varios códigos de verificación erróneos. No consiguió entrar.',
  'mail.recovery-code-used.subject': 'Se ha usado un código de recuperación para entrar',
  'mail.recovery-code-used.text':
    'No se puede usar otra vez. {left, plural, =0 {Era el último: consigue otros ahora.} one {Te queda # código.} other {Te quedan # códigos.}}',
  'mail.identity-linked.subject': '{provider} está vinculado a tu cuenta',
  'mail.identity-linked.text': 'Ya puedes entrar en tu cuenta con {provider}.',
  'mail.seller-approved.subject': 'Ya eres vendedor verificado',
  'mail.seller-approved.text':
    'Hemos revisado tus documentos y todo está en orden. Tu perfil ya tiene la insignia de vendedor verificado.',
  'mail.seller-refused.subject': 'Hay que revisar tus documentos',
  'mail.seller-refused.text':
    'Con lo que has enviado aún no podemos verificarte como vendedor. Este es el motivo:',
  'mail.seller-refused.after': 'Puedes volver a enviar tus documentos cuando quieras.',
  'mail.tickets-bought.subject': 'Tus entradas para {event}',
  'mail.tickets-bought.text':
    'Ya tienes tus entradas para {event} (pedido {order}). Ábrelas en el teléfono y muestra el código QR en la entrada.',
  'mail.order-paid.subject': 'El pedido {order} está pagado',
  'mail.order-paid.text':
    'Gracias, hemos recibido el pago del pedido {order}. La tienda lo está preparando. En la página del pedido tienes el recibo y la factura.',
  'mail.order-paid-shop.subject': '{shop} recibió tu pago',
  'mail.order-paid-shop.text':
    '{shop} recibió tu pago de {price} del pedido {order}. En la página del pedido tienes el recibo y la factura.',
  'mail.order-link.subject': 'Tu pedido {order}',
  'mail.order-link.text':
    'Aquí tienes el enlace a tu pedido {order}. Sirve durante {days, plural, one {# día} other {# días}}.',
  'mail.order-link.after': 'Si no lo has pedido, puedes ignorar este correo.',
  'mail.button.order': 'Abrir el pedido',
  'mail.account-deleted.subject': 'Tu cuenta está cerrada',
  'mail.account-deleted.text':
    'Tu cuenta en {market} está cerrada y se ha eliminado todo lo que era solo tuyo. Los registros que debemos conservar ya no llevan tu nombre. Gracias por el tiempo que has pasado aquí.',
  'mail.bank-account-changed.subject': 'Nueva cuenta bancaria para tus cobros',
  'mail.bank-account-changed.text':
    'Tus ingresos van ahora a la cuenta terminada en {last4}. Para proteger tu dinero, los cobros están en pausa 48 horas.',
  'mail.bank-account-removed.subject': 'Se ha eliminado tu cuenta bancaria',
  'mail.bank-account-removed.text':
    'Tus ingresos se quedan en el saldo de tu tienda hasta que añadas otra cuenta bancaria.',

  'mail.offer-received.subject': '{buyer} ha ofrecido {price}',
  'mail.offer-received.text':
    '{buyer} ofreció {price} por «{product}». Tienes 48 horas para aceptar, hacer una contraoferta o rechazar.',
  'mail.offer-counter-accepted.subject': '{buyer} ha aceptado tu contraoferta de {price}',
  'mail.offer-counter-accepted.text':
    '{buyer} ha aceptado {price} por «{product}» y puede comprarlo a ese precio durante las próximas 24 horas.',
  'mail.offer-accepted.subject': 'Tu oferta de {price} ha sido aceptada',
  'mail.offer-accepted.text': '«{product}» es tuyo por {price} si lo compras en 24 horas.',
  'mail.offer-accepted.after':
    'El precio vale para una sola unidad. Hasta que la compres, otra persona aún puede llevarse la última.',
  'mail.offer-countered.subject': 'El vendedor te hace una contraoferta de {price}',
  'mail.offer-countered.text':
    'Ofreciste {offered} por «{product}» y el vendedor te hace una contraoferta de {price}. Tienes 48 horas para aceptar, responder con otro precio o rechazar.',
  'mail.offer-declined.subject': 'Tu oferta de {price} ha sido rechazada',
  'mail.offer-declined.text':
    'El vendedor ha rechazado {price} por «{product}». Puedes hacer una oferta más alta o comprarlo a su precio.',
  'mail.offer-expired.subject': 'Tu oferta de {price} ha caducado',
  'mail.offer-expired.text':
    'El vendedor no respondió en 48 horas. Puedes hacer una nueva oferta por «{product}» o comprarlo a su precio.',
  'mail.price-drop.subject': 'Ahora {price}, antes {before}',
  'mail.price-drop.text': '«{product}», uno de tus favoritos, ha bajado de {before} a {price}.',
  'mail.back-in-stock.subject': 'Uno de tus favoritos ha vuelto',
  'mail.back-in-stock.text': '«{product}», uno de tus favoritos, vuelve a estar disponible por {price}.',
  'mail.text.phone-code': '{code} es tu código de {market}. Caduca en 10 minutos.',

  'outbox.title': 'Correos y mensajes de texto',
  'outbox.note': 'La demo no los envía a ninguna parte. Se quedan aquí 7 días.',
  'outbox.list': 'Mensajes, primero los más recientes',
  'outbox.sms': 'Mensaje de texto',
  'outbox.to': 'Para',
  'outbox.copyCode': 'Copiar {code}',
  'outbox.copied': 'Copiado',
  'outbox.openLink': 'Abrir el enlace',
  'outbox.empty': 'Aún no se ha enviado nada',
  'outbox.emptyNote':
    'Inicia sesión con un código por correo, por ejemplo: el mensaje aparece aquí un instante después.',
  'outbox.emptyAction': 'Ir al inicio de sesión',
  'outbox.choose': 'Elige un mensaje para leerlo',
  'outbox.failed': 'No hemos podido cargar los mensajes',
  'outbox.gone': 'Este mensaje ya no está disponible',
  'outbox.body': 'Vista previa del mensaje',
  'outbox.back': 'Todos los mensajes',
  'outbox.asMail': 'Con diseño',
  'outbox.asText': 'Solo texto',
};
