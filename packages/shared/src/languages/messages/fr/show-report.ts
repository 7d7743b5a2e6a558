import type { showReport as en } from '../en/show-report.ts';
import type { Translation } from '../translation.ts';

/** What came of a show, for its host. */
export const showReport: Translation<typeof en> = {
  'showReport.title': 'Bilan du live',
  'showReport.toShow': 'Retour au live',
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
};
