import type { paymentSettings as en } from '../en/payment-settings.ts';
import type { Translation } from '../translation.ts';

/** How the market is paid, as its operator sets it, and in what shops sell. */
export const paymentSettings: Translation<typeof en> = {
  'admin.payments': 'Paiements',
  'people.done.payments.changed': 'Réglages de paiement modifiés',
  'paymentSettings.note': 'Comment les acheteurs paient et dans quelles devises les boutiques vendent.',
  'paymentSettings.closed':
    'Personne ne peut encore payer ici : il n’y a pas de clés Stripe et les boutiques ne peuvent pas être payées directement.',
  'paymentSettings.cards.stripe': 'Les cartes sont encaissées par Stripe.',
  'paymentSettings.cards.sandbox':
    'Les cartes passent par le prestataire de test. Aucun argent réel ne circule.',
  'paymentSettings.cards.none':
    'Les cartes ne sont pas acceptées. Pour les accepter, indiquez vos clés Stripe et redémarrez.',
  'paymentSettings.arranged': 'Paiement direct aux boutiques',
  'paymentSettings.arrangedNote':
    'Chaque boutique décide si elle le propose. Votre commission s’ajoute à ce que la boutique doit et sera prélevée sur ses prochaines ventes par carte.',
  'paymentSettings.days': 'Jours pour payer',
  'paymentSettings.daysHint': 'Les articles restent réservés jusque-là.',
  'paymentSettings.daysRule': 'Entre {least} et {most} jours',
  'paymentSettings.currencies': 'Devises',
  'paymentSettings.currenciesNote':
    'Les boutiques vendent en {currency} ou dans l’une de ces devises. Les taux servent à compter les achats dans les limites que chacun se fixe ; les prix ne sont jamais convertis.',
  'paymentSettings.allowed': 'Les nouvelles boutiques peuvent la choisir',
  'paymentSettings.rate': '1 {of} en {own}',
  'paymentSettings.rateRule': 'Un nombre supérieur à zéro, par exemple 1,08',
  'paymentSettings.add': 'Ajouter une devise',
  'paymentSettings.remove': 'Retirer {currency}',
  'paymentSettings.reserve': 'Réserve pour contestations bancaires',
  'paymentSettings.reserveNote':
    'Quand les banques annulent trop de paiements d’une boutique, nous retenons une part de ses gains pendant quelque temps. La boutique voit combien, pourquoi et jusqu’à quand.',
  'paymentSettings.reserveLimit': 'Taux de contestations bancaires au-delà de, en %',
  'paymentSettings.reserveKept': 'Part retenue par commande, en %',
  'paymentSettings.reserveDays': 'Jours en réserve',
  'paymentSettings.percentRule': 'Entre 0 et 100',
  'paymentSettings.tipsNote':
    'Nous gardons les pourboires ce temps-là avant que la boutique puisse les retirer, au cas où une carte se révélerait volée. Avec 0, elle les reçoit tout de suite.',
  'paymentSettings.tipDays': 'Jours d’attente',
  'developers.component.payments': 'Paiements',
  'developers.none': 'Non configuré',
  'shopCurrency.label': 'Devise',
  'shopCurrency.hint': 'Tous vos prix seront dans cette devise. Vous ne pourrez plus la changer.',
  'shopCurrency.fixed': 'Vous vendez en {currency}. Cela ne peut plus changer.',

  'error.currency_not_counted':
    'Vous vous êtes fixé une limite de dépenses et nous ne pouvons pas y compter cette devise.',
  'error.currency_not_counted.next': 'Choisissez un article dans une autre devise ou modifiez vos limites.',
};
