import { protection } from '../languages/messages/es/protection.ts';
import { promiseOf } from '../protection/promise.ts';
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
          'Lo que compras y pagas aquí está cubierto. Si alguien te pide pagar fuera del mercado, pierdes esa protección; por favor, denúncialo.',
        ],
      },
      {
        heading: 'Cómo se guarda tu dinero',
        paragraphs: [
          'El mercado lo retiene hasta 72 horas después de la entrega. Si informas de un problema antes, se queda ahí hasta que se decide el caso.',
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
          'Bloquea a alguien desde el menú de su perfil. Dejarán de seguirse y esa persona no podrá encontrar tu perfil; no se le avisa. A quién has bloqueado lo ves en Ajustes, en Personas, y allí también puedes desbloquear.',
          'Bloquear a alguien corta los mensajes en ambos sentidos, y no podrá pujar en tus lotes. Una denuncia la leen personas, no solo una máquina; a nadie se le dice quién denunció.',
        ],
      },
      {
        heading: 'A ti',
        paragraphs: [
          'Un límite de gasto o una pausa empieza al momento. Aflojarlo espera un día, a propósito.',
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
      'Por un pedido, escribe desde el pedido. Para todo lo demás, contacta con quienes llevan este mercado.',
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
      'Tu dirección va a los vendedores a quienes compras, tus pujas son públicas sin tu nombre, tu tarjeta nunca se guarda aquí.',
    sections: [
      {
        heading: 'Quién ve qué',
        paragraphs: [
          'Todo el mundo ve tu nombre, tu foto, tus reseñas y lo que escribes en las salas. Los vendedores a quienes compras ven tu nombre y dirección. El soporte, lo que necesita cada caso.',
          'Las tarjetas las guarda el proveedor de pagos; el mercado solo conoce las cuatro últimas cifras.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Solo lo que las páginas necesitan: tu idioma, tu apariencia, tu zona horaria. Sin publicidad.',
        ],
      },
    ],
  },
  {
    slug: 'terms',
    topic: 'trust',
    audience: 'everyone',
    title: 'Las reglas del mercado',
    summary: 'Vende lo que es tuyo y está permitido, descríbelo como es, paga lo que prometiste.',
    sections: [
      {
        heading: 'Para todos',
        paragraphs: [
          'Una puja y una oferta aceptada obligan. Pujar en tus propios lotes, o hacer que otro lo haga, cierra tu cuenta.',
          'Nada robado, falsificado ni peligroso; nada que prohíba la ley de quien compra o de quien vende.',
        ],
      },
      {
        heading: 'Quién lleva este mercado',
        paragraphs: [
          'Souk es software libre que cualquiera puede alojar. Quien lleva este mercado decide sus condiciones más allá de estas y responde de ellas.',
        ],
      },
    ],
  },
];
