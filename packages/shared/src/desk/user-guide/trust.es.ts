import { protection } from '../../languages/messages/es/protection.ts';
import { promiseOf } from '../../market/protection/promise.ts';
import type { GuideArticle } from './schema.ts';

export const trustArticles: readonly GuideArticle[] = [
  {
    slug: 'buyer-protection',
    topic: 'trust',
    audience: 'buyers',
    title: 'Protección del comprador',
    summary: promiseOf(protection, 'es'),
    sections: [
      {
        heading: 'Qué está cubierto',
        paragraphs: [
          'Un paquete que nunca llega, un artículo roto o uno que no es el que se mostró.',
          'Lo que compras y pagas aquí está cubierto. Si pagas fuera del mercado, pierdes esa protección. Si alguien te lo pide, denúncialo.',
        ],
      },
      {
        heading: 'Cómo guardamos tu dinero',
        paragraphs: [
          'El mercado lo retiene hasta 72 horas después de la entrega. Si nos avisas de un problema antes, se queda ahí hasta que se resuelva el caso.',
        ],
      },
    ],
  },
  {
    slug: 'safety',
    topic: 'trust',
    audience: 'everyone',
    title: 'Bloquear, denunciar y ponerte límites',
    summary: 'Puedes bloquear a cualquiera, denunciar cualquier cosa y fijar cuánto puedes gastar.',
    sections: [
      {
        heading: 'A los demás',
        paragraphs: [
          'Bloquea a alguien desde el menú de su perfil. Dejarán de seguirse y esa persona no podrá encontrar tu perfil; no le avisamos. En Ajustes, Personas ves a quién has bloqueado y puedes desbloquearlo.',
          'Bloquear a alguien corta los mensajes en ambos sentidos, y no podrá pujar en tus lotes. Las denuncias las leen personas, y nunca decimos quién denunció.',
        ],
      },
      {
        heading: 'A ti',
        paragraphs: [
          'Un límite de gasto o un descanso empieza al momento. Relajarlo tarda un día, y es a propósito.',
        ],
      },
    ],
  },
  {
    slug: 'contact',
    topic: 'trust',
    audience: 'everyone',
    title: 'Contactar con el soporte',
    summary:
      'Si es por un pedido, escribe desde el propio pedido. Para todo lo demás, contacta con los responsables de este mercado.',
    sections: [
      {
        heading: 'Lo más rápido',
        paragraphs: [
          'Si es por un paquete, escribe primero al vendedor desde el pedido: sabe dónde está. Si no responde en 48 horas, abre una reclamación e intervendrá el soporte.',
          'Si una página muestra un número tras «Solicitud», envíalo también. Nos ayuda a encontrar qué falló.',
        ],
      },
    ],
  },
  {
    slug: 'privacy',
    topic: 'trust',
    audience: 'everyone',
    title: 'Qué sabemos de ti y quién lo ve',
    summary:
      'Tu dirección la ven los vendedores a los que compras, tus pujas son públicas sin tu nombre y tu tarjeta nunca se guarda aquí.',
    sections: [
      {
        heading: 'Quién ve qué',
        paragraphs: [
          'Todo el mundo ve tu nombre, tu foto, tus reseñas y lo que escribes en las salas. Los vendedores a los que compras ven tu nombre y tu dirección. El soporte ve lo necesario para cada caso.',
          'Las tarjetas las guarda el proveedor de pagos; el mercado solo conoce las cuatro últimas cifras.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Solo lo que necesitan las páginas: tu idioma, el tema y tu zona horaria. Sin publicidad.',
        ],
      },
    ],
  },
  {
    slug: 'terms',
    topic: 'trust',
    audience: 'everyone',
    title: 'Las reglas del mercado',
    summary: 'Vende lo que sea tuyo y esté permitido, descríbelo con honestidad y paga lo que prometiste.',
    sections: [
      {
        heading: 'Para todos',
        paragraphs: [
          'Las pujas y las ofertas aceptadas son vinculantes. Si pujas en tus propios lotes, o haces que alguien puje por ti, perderás la cuenta.',
          'Nada robado, falsificado ni peligroso, ni nada que prohíba la ley del país del comprador o del vendedor.',
        ],
      },
      {
        heading: 'Quién gestiona este mercado',
        paragraphs: [
          'Souk es software libre que cualquiera puede alojar. El responsable de este mercado añade sus propias condiciones a estas y responde de ellas.',
        ],
      },
    ],
  },
];
