import type { showReport as en } from '../en/show-report.ts';
import type { Translation } from '../translation.ts';

/** What came of a show, for its host. */
export const showReport: Translation<typeof en> = {
  'showReport.title': 'Bilan du direct',
  'showReport.toShow': 'Retour au direct',
  'showReport.csv': 'Télécharger le CSV',
  'showReport.open': 'Bilan',
  'showReport.sum.peak': 'Pic de spectateurs',
  'showReport.sum.average': 'Spectateurs en moyenne',
  'showReport.sum.messages': 'Messages',
  'showReport.sum.follows': 'Nouveaux abonnés',
  'showReport.sum.lots': 'Lots vendus',
  'showReport.sum.pieces': 'Articles à prix fixe',
  'showReport.sum.sales': 'Ventes',
  'showReport.sum.tips': 'Pourboires',
  'showReport.soon': 'Le graphique commence après deux minutes.',
  'showReport.shown': 'Afficher sur le graphique',
  'showReport.byMinute': 'Minute par minute',
  'showReport.minute': 'Minute',
  'showReport.viewers': 'Spectateurs',
  'showReport.messages': 'Messages',
  'showReport.follows': 'Abonnés',
  'showReport.lots': 'Lots',
  'showReport.pieces': 'Prix fixe',
  'showReport.sales': 'Ventes',
  'showReport.tips': 'Pourboires',
  'showReport.coHosts': 'Ventes des coanimateurs',
  'showReport.coHostsNote':
    'Ce qu’ils ont vendu aux enchères, comme tout le monde l’a vu. L’argent leur revient et ne compte pas dans vos chiffres.',
  'showReport.shop': 'Boutique',
  'showReport.lotsOf': 'Lots : {shop}',
  'showReport.salesOf': 'Ventes : {shop}',
};
