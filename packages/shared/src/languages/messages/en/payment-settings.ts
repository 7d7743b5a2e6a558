/** How the market is paid, as its operator sets it, and in what shops sell. */
export const paymentSettings = {
  'admin.payments': 'Payments',
  'people.done.payments.changed': 'Payment settings changed',
  'paymentSettings.note': 'How buyers pay, and which currencies shops sell in.',
  'paymentSettings.closed':
    'Nobody can pay here yet: there are no Stripe keys, and shops can’t be paid directly.',
  'paymentSettings.cards.stripe': 'Card payments go through Stripe.',
  'paymentSettings.cards.sandbox': 'Card payments go through the test provider. No real money moves.',
  'paymentSettings.cards.none': 'Card payments are off. Set your Stripe keys and restart to turn them on.',
  'paymentSettings.arranged': 'Paying shops directly',
  'paymentSettings.arrangedNote':
    'Each shop decides whether to offer it. Your commission is added to what the shop owes and taken from its next card sales.',
  'paymentSettings.days': 'Days to pay',
  'paymentSettings.daysHint': 'Items stay on hold until then.',
  'paymentSettings.daysRule': 'Between {least} and {most} days',
  'paymentSettings.currencies': 'Currencies',
  'paymentSettings.currenciesNote':
    'Shops sell in {currency} or in one of these. We use the rates to count purchases towards people’s own spending limits; prices are never converted.',
  'paymentSettings.allowed': 'New shops can choose it',
  'paymentSettings.rate': '1 {of} in {own}',
  'paymentSettings.rateRule': 'A number above zero, such as 1.08',
  'paymentSettings.add': 'Add a currency',
  'paymentSettings.remove': 'Remove {currency}',
  'paymentSettings.reserve': 'Reserve for chargebacks',
  'paymentSettings.reserveNote':
    'When banks reverse too many of a shop’s payments, we hold part of its earnings for a while. The shop sees how much, why and until when.',
  'paymentSettings.reserveLimit': 'Chargeback rate above, in %',
  'paymentSettings.reserveKept': 'Share of each order held, in %',
  'paymentSettings.reserveDays': 'Days held',
  'paymentSettings.percentRule': 'Between 0 and 100',
  'paymentSettings.tipsNote':
    'We hold tips for this long before the shop can withdraw them, in case a card turns out to be stolen. With 0, shops get them right away.',
  'paymentSettings.tipDays': 'Days on hold',
  'developers.component.payments': 'Payments',
  'developers.none': 'Not set up',
  'shopCurrency.label': 'Currency',
  'shopCurrency.hint': 'All your prices are in it. You can’t change it later.',
  'shopCurrency.fixed': 'You sell in {currency}. This can’t be changed.',

  'error.currency_not_counted': 'You’ve set a spending limit, and we can’t count this currency towards it.',
  'error.currency_not_counted.next': 'Choose something in another currency, or change your limits.',
} as const;
