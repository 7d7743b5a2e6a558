/** What happens to a card, decided by its number alone. */
export interface Outcome {
  /** Why it is refused. */
  decline?: { code: string; declineCode?: string; message: string };
  /** It can be saved, and is refused only when it is charged. */
  savesFirst?: true;
  /** When its holder has to confirm: always, or for payments without them until it was set up once. */
  authenticate?: 'always' | 'until-set-up';
  /** Why its holder disputes the payment later. */
  dispute?: string;
  /** What goes back to it is on its way at first, or comes back in the end. */
  refund?: 'waits' | 'fails';
}

export interface TestCard {
  number: string;
  brand: string;
  cvcLength: 3 | 4;
  funding: 'credit' | 'debit';
  country: string;
  outcome: Outcome;
  /** The name under which Stripe knows it without a number, for calls between servers. */
  alias: string;
}

const refused = (code: string, message: string, declineCode?: string): Outcome => ({
  decline: { code, message, ...(declineCode ? { declineCode } : {}) },
});
const declined = (declineCode: string, message = 'Your card was declined.') =>
  refused('card_declined', message, declineCode);
const card = (
  number: string,
  alias: string,
  outcome: Outcome = {},
  { brand = 'visa', ...more }: Partial<Pick<TestCard, 'brand' | 'cvcLength' | 'funding' | 'country'>> = {},
): TestCard => ({ number, alias, outcome, brand, cvcLength: 3, funding: 'credit', country: 'US', ...more });

/** The numbers of Stripe's test cards. No other is taken, so that no real one ever ends up here. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'pm_card_visa'),
  card('4000056655665556', 'pm_card_visa_debit', {}, { funding: 'debit' }),
  card('5555555555554444', 'pm_card_mastercard', {}, { brand: 'mastercard' }),
  card('378282246310005', 'pm_card_amex', {}, { brand: 'amex', cvcLength: 4 }),
  card('6011111111111117', 'pm_card_discover', {}, { brand: 'discover' }),
  card('3056930009020004', 'pm_card_diners', {}, { brand: 'diners' }),
  card('3566002020360505', 'pm_card_jcb', {}, { brand: 'jcb', country: 'JP' }),
  card('6200000000000005', 'pm_card_unionpay', {}, { brand: 'unionpay', country: 'CN' }),
  card('4000000000000002', 'pm_card_visa_chargeDeclined', declined('generic_decline')),
  card(
    '4000000000009995',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    declined('insufficient_funds', 'Your card has insufficient funds.'),
  ),
  card(
    '4000000000000069',
    'pm_card_chargeDeclinedExpiredCard',
    refused('expired_card', 'Your card has expired.'),
  ),
  card(
    '4000000000000127',
    'pm_card_chargeDeclinedIncorrectCvc',
    refused('incorrect_cvc', 'Your card’s security code is incorrect.'),
  ),
  card(
    '4000000000000119',
    'pm_card_chargeDeclinedProcessingError',
    refused('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ),
  card('4000000000000341', 'pm_card_chargeCustomerFail', {
    ...declined('generic_decline'),
    savesFirst: true,
  }),
  card('4000002500003155', 'pm_card_authenticationRequired', { authenticate: 'until-set-up' }),
  card('4000000000003220', 'pm_card_threeDSecure2Required', { authenticate: 'always' }),
  card('4000002760003184', 'pm_card_authenticationRequiredOnSetup', { authenticate: 'always' }),
  card('4000000000000259', 'pm_card_createDispute', { dispute: 'fraudulent' }),
  card('4000000000002685', 'pm_card_createDisputeProductNotReceived', { dispute: 'product_not_received' }),
  card('4000000000007726', 'pm_card_pendingRefund', { refund: 'waits' }),
  card('4000000000005126', 'pm_card_refundFail', { refund: 'fails' }),
];

export const cardOfNumber = (number: string): TestCard | undefined =>
  testCards.find((one) => one.number === number);

export const cardOfAlias = (alias: string): TestCard | undefined =>
  testCards.find((one) => one.alias === alias);
