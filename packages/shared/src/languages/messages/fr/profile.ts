import type { profile as en } from '../en/profile.ts';
import type { Translation } from '../translation.ts';

/** People: how others see them, whom they follow, whom they block. */
export const profile: Translation<typeof en> = {
  'screen.settingsPeople': 'Personnes',

  'profile.followers': '{count, plural, one {# abonné} other {# abonnés}}',
  'profile.follows': '{count, plural, one {# abonnement} other {# abonnements}}',
  'profile.followersTitle': 'Abonnés',
  'profile.followsTitle': 'Abonnements',
  'profile.nobodyFollows': 'Personne ne suit encore {name}',
  'profile.followsNobody': '{name} ne suit encore personne',
  'profile.moreAbout': 'Plus sur {name}',
  'profile.block': 'Bloquer {name}',
  'profile.blockSure': 'Bloquer {name} ?',
  'profile.blockSureNote':
    'Vous cessez de vous suivre, et cette personne ne trouve plus votre profil ni ne peut vous suivre. Personne ne le lui dit.',
  'profile.blockNow': 'Bloquer',
  'profile.blocked': 'Vous avez bloqué {name}, qui ne trouve plus votre profil et ne peut plus vous suivre.',
  'profile.unblock': 'Débloquer',
  'profile.unblockName': 'Débloquer {name}',
  'profile.badge.seller': 'Vendeur vérifié',
  'profile.badge.email': 'E-mail confirmé',
  'profile.badge.phone': 'Téléphone confirmé',
  'profile.badge.staff': 'Équipe du marché',

  'profile.links': 'Liens',
  'profile.linkLabel': 'Nom du lien',
  'profile.linkLabelExample': 'Atelier',
  'profile.linkUrl': 'Son adresse',
  'profile.linkUrlExample': 'https://example.com',
  'profile.linkShape': 'Une adresse complète qui commence par https://',
  'profile.addLink': 'Ajouter un lien',
  'profile.removeLink': 'Retirer le lien {label}',
  'profile.plainText': 'Il y a là quelque chose d’invisible. Saisissez-le à nouveau.',
  'profile.handleRefused': 'Quelqu’un d’autre a ce pseudo, ou le marché le garde.',

  'profile.picture': 'Votre photo',
  'profile.changePicture': 'Changer votre photo',
  'profile.pictureNote': 'Un JPEG, PNG ou WebP de toute taille. Vous choisissez la partie visible.',
  'profile.choosePicture': 'Choisir une photo',
  'profile.chooseAnother': 'En choisir une autre',
  'profile.usePicture': 'Utiliser cette photo',
  'profile.removePicture': 'Retirer',
  'profile.pictureChanged': 'Voilà comment les autres vous voient.',
  'profile.pictureRemoved': 'Votre photo est retirée.',
  'profile.notReadable': 'Ce fichier ne s’ouvre pas comme une image. Essayez un JPEG ou un PNG.',
  'profile.asOthers': 'Comme les autres vous voient',

  'profile.reviews': 'Avis de {name}',
  'profile.ownReviews': 'Vos avis',
  'profile.noReviews': '{name} n’a pas encore écrit d’avis',
  'profile.noOwnReviews': 'Vous n’avez pas encore écrit d’avis',
  'profile.noOwnReviewsNote': 'Quand un colis est arrivé, dites aux autres ce qu’il en est.',
  'profile.toOrders': 'Vos commandes',

  'profile.peopleNote': 'Qui vous suivez, et qui ne vous trouve plus.',
  'profile.youFollow': 'Vous suivez',
  'profile.youFollowNobody': 'Vous ne suivez encore personne',
  'profile.youFollowNobodyNote': 'Suivez quelqu’un depuis son profil, et vous le retrouverez ici.',
  'profile.blockedPeople': 'Bloqués',
  'profile.blockedNobody': 'Vous n’avez bloqué personne',
  'profile.blockedNobodyNote': 'Qui vous bloquez ne trouve plus votre profil et ne peut pas vous suivre.',
  'profile.discover': 'Faire un tour',

  'error.blocked_by_you': 'Vous avez bloqué cette personne.',
  'error.blocked_by_you.next': 'Débloquez-la d’abord, puis réessayez.',
};
