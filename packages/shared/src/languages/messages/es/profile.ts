import type { profile as en } from '../en/profile.ts';
import type { Translation } from '../translation.ts';

/** People: how others see them, whom they follow, whom they block. */
export const profile: Translation<typeof en> = {
  'screen.settingsPeople': 'Personas',

  'profile.followers': '{count, plural, one {# seguidor} other {# seguidores}}',
  'profile.follows': '{count, plural, one {# seguido} other {# seguidos}}',
  'profile.followersTitle': 'Seguidores',
  'profile.followsTitle': 'Siguiendo',
  'profile.nobodyFollows': 'Nadie sigue todavía a {name}',
  'profile.followsNobody': '{name} todavía no sigue a nadie',
  'profile.moreAbout': 'Más sobre {name}',
  'profile.block': 'Bloquear a {name}',
  'profile.blockSure': '¿Bloquear a {name}?',
  'profile.blockSureNote':
    'Dejáis de seguiros, y esa persona ya no encuentra tu perfil ni puede seguirte. Nadie se lo dice.',
  'profile.blockNow': 'Bloquear',
  'profile.blocked': 'Has bloqueado a {name}. Ya no encuentra tu perfil ni puede seguirte.',
  'profile.unblock': 'Desbloquear',
  'profile.unblockName': 'Desbloquear a {name}',
  'profile.badge.seller': 'Vendedor verificado',
  'profile.badge.email': 'Correo confirmado',
  'profile.badge.phone': 'Teléfono confirmado',
  'profile.badge.staff': 'Equipo del mercado',

  'profile.links': 'Enlaces',
  'profile.linkLabel': 'Nombre del enlace',
  'profile.linkLabelExample': 'Taller',
  'profile.linkUrl': 'Su dirección',
  'profile.linkUrlExample': 'https://example.com',
  'profile.linkShape': 'Una dirección completa que empiece por https://',
  'profile.addLink': 'Añadir un enlace',
  'profile.removeLink': 'Quitar el enlace {label}',
  'profile.plainText': 'Contiene algo invisible. Escríbelo de nuevo.',
  'profile.handleRefused': 'Otra persona tiene este alias, o lo guarda el mercado.',

  'profile.picture': 'Tu foto',
  'profile.changePicture': 'Cambiar tu foto',
  'profile.pictureNote': 'Un JPEG, PNG o WebP de cualquier tamaño. Tú eliges la parte que se ve.',
  'profile.choosePicture': 'Elegir una foto',
  'profile.chooseAnother': 'Elegir otra',
  'profile.usePicture': 'Usar esta foto',
  'profile.removePicture': 'Quitar',
  'profile.pictureChanged': 'Así te ven ahora los demás.',
  'profile.pictureRemoved': 'Tu foto se ha quitado.',
  'profile.notReadable': 'Este archivo no se puede abrir como imagen. Prueba con un JPEG o un PNG.',
  'profile.asOthers': 'Como te ven los demás',

  'profile.reviews': 'Reseñas de {name}',
  'profile.ownReviews': 'Tus reseñas',
  'profile.noReviews': '{name} todavía no ha escrito reseñas',
  'profile.noOwnReviews': 'Todavía no has escrito reseñas',
  'profile.noOwnReviewsNote': 'Cuando llegue un paquete, cuenta a los demás cómo fue.',
  'profile.toOrders': 'Tus pedidos',

  'profile.peopleNote': 'A quién sigues y quién ya no te encuentra.',
  'profile.youFollow': 'Sigues a',
  'profile.youFollowNobody': 'Todavía no sigues a nadie',
  'profile.youFollowNobodyNote': 'Sigue a alguien en su perfil y aquí lo volverás a encontrar.',
  'profile.blockedPeople': 'Bloqueados',
  'profile.blockedNobody': 'No has bloqueado a nadie',
  'profile.blockedNobodyNote': 'Quien bloqueas ya no encuentra tu perfil ni puede seguirte.',
  'profile.discover': 'Echar un vistazo',

  'error.blocked_by_you': 'Has bloqueado a esta persona.',
  'error.blocked_by_you.next': 'Desbloquéala primero y vuelve a intentarlo.',
};
