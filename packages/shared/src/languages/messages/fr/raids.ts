import type { raids as en } from '../en/raids.ts';
import type { Translation } from '../translation.ts';

/** Taking one’s viewers along into another live show as one’s own ends. */
export const raids: Translation<typeof en> = {
  'error.raid_refused': 'Ce direct ne peut pas accueillir votre public pour le moment.',
  'error.raid_refused.next': 'Il vient peut-être de se terminer. Choisissez-en un autre.',
  'raid.begin': 'Emmener votre public dans un autre direct',
  'raid.beginNote': 'À la fin du vôtre, il rejoint un direct en cours.',
  'raid.came': '{shop} arrive avec {count, plural, =0 {personne} one {# spectateur} other {# spectateurs}}',
  'raid.category': 'Même catégorie',
  'raid.choice': 'Public d’autres directs',
  'raid.choice.everyone': 'De toutes les boutiques',
  'raid.choice.followed': 'Des boutiques que vous suivez',
  'raid.choice.nobody': 'N’accueillir personne',
  'raid.choiceNote': 'Quand un autre direct se termine, son hôte peut amener son public dans le vôtre.',
  'raid.find': 'Chercher un direct',
  'raid.followed': 'Vous suivez cette boutique',
  'raid.go': 'Terminer et y aller',
  'raid.none': 'Aucun direct à rejoindre pour le moment',
  'raid.noneFound': 'Aucun direct trouvé',
  'raid.noneFoundNote': 'Essayez un autre nom.',
  'raid.noneNote': 'Les directs qui accueillent votre public s’affichent ici.',
  'raid.now': 'Y aller',
  'raid.over': 'Ce direct est terminé.',
  'raid.stay': 'Rester ici',
  'raid.takes': '{from} vous emmène chez {to}',
  'raid.title': 'Où va-t-on ensuite ?',
  'raid.waits': 'Vous pourrez y aller une fois que vous aurez fini ici.',
};
