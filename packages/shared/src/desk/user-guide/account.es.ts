import type { GuideArticle } from './schema.ts';

export const accountArticles: readonly GuideArticle[] = [
  {
    slug: 'account',
    topic: 'account',
    audience: 'everyone',
    title: 'Tu cuenta: acceso, dirección, tarjeta',
    summary: 'Una sola cuenta para comprar y vender. Configúrala una vez y úsala en todas partes.',
    sections: [
      {
        heading: 'Iniciar sesión',
        paragraphs: [
          'Con contraseña, con un código por correo, con una llave de acceso, o con Google o Apple donde este mercado lo ofrezca. Si cierras sesión en una pestaña, se cierra en todas.',
        ],
      },
      {
        heading: 'Qué datos necesitas',
        paragraphs: [
          'Una dirección de envío, en Ajustes, y una tarjeta, en tu primera compra. Para pujar necesitas las dos.',
        ],
      },
    ],
  },
  {
    slug: 'signing-in',
    topic: 'account',
    audience: 'everyone',
    title: 'Iniciar sesión, y qué hacer si no funciona',
    summary:
      'Una contraseña, un código por correo, una llave de acceso, Google o Apple: con cualquiera entras en la misma cuenta.',
    sections: [
      {
        heading: 'Formas de entrar',
        paragraphs: [
          'Con tu correo y tu contraseña; o con «Envíame un código por correo», que te manda seis cifras que caducan en diez minutos; o con una llave de acceso, sin escribir nada. También con Google o Apple, si este mercado los ofrece.',
          'Respondemos lo mismo tanto si esa dirección tiene cuenta como si no. Si no te llega ningún correo, comprueba que la escribiste bien y después mira en el correo no deseado.',
        ],
      },
      {
        heading: 'Contraseña olvidada',
        paragraphs: [
          '«¿La olvidaste?» te envía un enlace por correo. Sirve una sola vez, durante 30 minutos. Al guardar la contraseña nueva se cierra tu sesión en los demás dispositivos.',
          'Si usas la verificación en dos pasos, también te pediremos ese código.',
        ],
      },
      {
        heading: 'Tu dirección de correo',
        paragraphs: [
          'Tras registrarte recibes un código de seis cifras. Escríbelo para confirmar que la dirección es tuya: hasta entonces, otra persona podría reclamarla.',
          'Cambia tu dirección en Ajustes, Seguridad. El cambio se hace cuando escribes el código que enviamos a la nueva, y avisamos a la antigua.',
        ],
      },
    ],
  },
  {
    slug: 'keeping-it-safe',
    topic: 'account',
    audience: 'everyone',
    title: 'Llaves de acceso, verificación en dos pasos y dispositivos',
    summary:
      'Una llave de acceso es la forma más segura de entrar. En Ajustes, Seguridad también ves todos los dispositivos con la sesión abierta.',
    sections: [
      {
        heading: 'Llaves de acceso',
        paragraphs: [
          'Entra con la cara, la huella o el PIN del dispositivo. No hay nada que olvidar ni nada que una página falsa pueda sacarte. Puedes tener hasta 20: ponles nombre y quita las de los dispositivos que ya no tengas.',
        ],
      },
      {
        heading: 'Verificación en dos pasos',
        paragraphs: [
          'Escanea el código con una app de autenticación. A partir de entonces no bastará con la contraseña: también escribirás seis cifras de la app. Las llaves de acceso no necesitan un segundo paso, porque ya son dos en uno.',
          'Recibes diez códigos de recuperación, que solo se muestran una vez. Cada uno sirve para una sola vez. Guárdalos fuera del móvil. Si se te acaban, crea otros nuevos; los anteriores dejarán de servir.',
        ],
      },
      {
        heading: 'Dispositivos',
        paragraphs: [
          'La lista muestra el navegador, el sistema y la última visita de cada dispositivo. ¿No reconoces alguno? Cierra su sesión y cambia tu contraseña. Si alguien entra desde un dispositivo nuevo, te avisamos por correo.',
          'La sesión se cierra sola tras 30 días sin visitas y, como muy tarde, a los 180 días. Antes de cambiar tu forma de entrar te pediremos que confirmes que eres tú.',
        ],
      },
    ],
  },
  {
    slug: 'verification',
    topic: 'account',
    audience: 'everyone',
    title: 'Verificar tu cuenta',
    summary:
      'Un correo y un teléfono confirmados aparecen como insignias en tu perfil. Quien vende puede además verificar su identidad.',
    sections: [
      {
        heading: 'Correo y teléfono',
        paragraphs: [
          'Confirma ambos con un código de seis cifras en «Verifica tu cuenta», desde tu perfil. Nadie ve el número ni la dirección, solo la insignia. Un número pertenece a quien lo confirmó por última vez.',
        ],
      },
      {
        heading: 'Vendedor verificado',
        paragraphs: [
          'Escribe tu nombre legal y el país de tu documento, añade una foto o un PDF del pasaporte, el documento de identidad o el permiso de conducir, y envíalo. Lo decide un administrador de este mercado y te llega la respuesta por correo. Si la respuesta es no, te decimos por qué y puedes intentarlo de nuevo.',
          'Solo tú y los administradores pueden abrir el documento, y queda registrado cada vez que uno de ellos lo hace. Se borra un tiempo después de la decisión, junto con tu nombre legal; en la página verás cuántos días después.',
        ],
      },
    ],
  },
  {
    slug: 'addresses',
    topic: 'account',
    audience: 'everyone',
    title: 'Tus direcciones',
    summary: 'Guarda hasta 20 direcciones. Los paquetes van a la predeterminada si no eliges otra.',
    sections: [
      {
        heading: 'Añadir una dirección',
        paragraphs: [
          'Los datos dependen del país y el formulario se adapta: código postal, región, formato del teléfono. Los transportistas necesitan el número para localizarte.',
        ],
      },
      {
        heading: 'Fuera de casa',
        paragraphs: [
          'Con «Retener paquetes hasta», los vendedores ven a partir de qué día puede llegar un paquete. Pasado ese día, el aviso desaparece.',
          'Si eliminas una dirección, los paquetes que ya están en camino llegarán igualmente allí.',
        ],
      },
    ],
  },
  {
    slug: 'limits',
    topic: 'account',
    audience: 'everyone',
    title: 'Límites, recordatorios y descansos',
    summary:
      'Tú decides cuánto gastas y cuánto tiempo te quedas. Un límite más estricto se aplica al momento; uno más amplio espera un día.',
    sections: [
      {
        heading: 'Gasto',
        paragraphs: [
          'Fija cuánto puedes gastar en 24 horas, 7 días o 30 días. Contamos hacia atrás desde este momento, así que nada vuelve a cero a medianoche. Las pujas y compras que lo superen se rechazan.',
          'Un límite más bajo se aplica al momento. Uno más alto, o ninguno, se aplica a las 24 horas, y hasta entonces puedes cambiar de opinión.',
        ],
      },
      {
        heading: 'Tiempo',
        paragraphs: [
          'Un recordatorio es un aviso discreto en la pantalla, con la frecuencia que elijas. Durante un descanso de 1, 7 o 30 días no podrás pujar ni comprar, pero sí explorar, escribir mensajes y seguir tus pedidos. Nadie puede acortarlo.',
        ],
      },
    ],
  },
  {
    slug: 'leaving',
    topic: 'account',
    audience: 'everyone',
    title: 'Descargar tus datos, cerrar la cuenta',
    summary:
      'En Ajustes, Cuenta puedes descargar todo lo que el mercado guarda sobre ti o cerrar la cuenta para siempre.',
    sections: [
      {
        heading: 'Tus datos',
        paragraphs: [
          'Un archivo zip con lo que sabemos de ti en JSON, legible para personas y programas, y los archivos que has subido. Puedes descargarlo hasta cinco veces al día, incluso con la cuenta suspendida, mientras tu sesión siga abierta.',
        ],
      },
      {
        heading: 'Cerrar',
        paragraphs: [
          'Tu nombre, foto, direcciones, teléfono, dispositivos y llaves de acceso se borran al momento, y tu tienda se cierra. Los pedidos y las reseñas se conservan sin tu nombre, porque otras personas y nuestra contabilidad los necesitan. No se puede deshacer.',
          'Tendrás que esperar mientras tu directo esté en curso, mientras dure una subasta tuya o mientras vayas ganando en una.',
        ],
      },
    ],
  },
  {
    slug: 'language-and-look',
    topic: 'account',
    audience: 'everyone',
    title: 'Idioma, claro y oscuro',
    summary: 'Los encuentras al pie de cada página y en tu menú. Recordamos lo que elijas.',
    sections: [
      {
        heading: 'Qué cambia',
        paragraphs: [
          'Los textos, los números, las fechas y el sentido de lectura cambian con el idioma. Los precios siguen en la moneda del mercado.',
          '«Igual que el dispositivo» sigue a tu móvil u ordenador; «Claro» y «Oscuro» no cambian. Reducimos las animaciones si tu dispositivo lo pide.',
        ],
      },
    ],
  },
  {
    slug: 'messages',
    topic: 'account',
    audience: 'everyone',
    title: 'Mensajes y notificaciones',
    summary:
      'Escribe a cualquiera desde su perfil o su tienda. La campana y tus ajustes de notificaciones deciden qué te llega.',
    sections: [
      {
        heading: 'Escribir',
        paragraphs: [
          'Los mensajes están arriba, en el icono del bocadillo. Envía texto, fotos o un producto. Pulsa un mensaje para responder, reaccionar, editarlo en los primeros 15 minutos o eliminarlo. Una marca significa enviado; dos, recibido; «Leído», que se ha leído.',
          'Sin conexión puedes leer lo que tenías abierto y seguir escribiendo. Tus mensajes se envían en orden cuando vuelves a tener conexión.',
        ],
      },
      {
        heading: 'Tranquilidad',
        paragraphs: [
          'En el menú de una conversación puedes silenciarla, bloquear a la persona o denunciar un mensaje. Si bloqueas a alguien, nada pasa en ningún sentido: ni mensajes, ni ofertas, ni si estás en línea, ni si has leído algo.',
          'En Ajustes, Notificaciones eliges qué te llega en el mercado, por correo o a tu dispositivo, y puedes fijar horas de silencio. Las del mismo tipo llegan agrupadas.',
        ],
      },
      {
        heading: 'Para vendedores',
        paragraphs: [
          'Con las respuestas guardadas contestas lo que te preguntan a diario. Mientras no estás, el mensaje de ausencia responde a cada persona una vez al día.',
        ],
      },
    ],
  },
];
