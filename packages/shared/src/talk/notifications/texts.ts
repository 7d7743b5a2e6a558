import type { Money } from '../../money.ts';
import type { NotificationKind } from '../notification-choices/rules.ts';

/** What a notification says, as a message with values: each reader's language makes a sentence of it. */
export interface NotificationTexts {
  message: { name: string; line: string };
  messagePicture: { name: string };
  messageCard: { name: string };
  messages: { name: string; count: number };
  outbid: { product: string; price: Money };
  won: { product: string; price: Money };
  auctionBegun: { product: string; price: Money };
  auctionEndsInDay: { product: string; price: Money };
  auctionEndsInHour: { product: string; price: Money };
  auctionEndsInTenMinutes: { product: string; price: Money };
  auctionEndsInMinute: { product: string; price: Money };
  bidderApproved: { shop: string };
  /** A bid that was given before bidding began did not count. */
  preBidNotWanted: { product: string };
  preBidNotApproved: { product: string };
  preBidOverLimit: { product: string };
  preBidOverOwnLimit: { product: string };
  preBidOnBreak: { product: string };
  preBidNoCard: { product: string };
  preBidNoAddress: { product: string };
  preBidNotSent: { product: string };
  preBidNotConfirmed: { product: string };
  preBidNotCounted: { product: string };
  /** It never begins. */
  lotTakenDown: { product: string };
  lotOffList: { product: string; show: string };
  lotNotReached: { product: string; show: string };
  showCancelledForBidders: { show: string; shop: string };
  /** It begins at another time. */
  lotMoved: { product: string };
  /** They bid on it, and the team stopped it. */
  lotStoppedForBidders: { product: string };
  showMovedForBidders: { show: string; shop: string };
  /** Their card was not charged. */
  winNotPaid: { product: string; price: Money };
  winReminder: { product: string; price: Money };
  winNotSent: { product: string; price: Money };
  /** The coupon that was kept for it takes nothing off. */
  winCouponMissed: { code: string; product: string };
  winLost: { product: string; count: number; most: number };
  winLostUnsent: { product: string };
  winCalledOff: { product: string };
  secondChance: { product: string; price: Money };
  lotSold: { product: string; price: Money };
  winnerDidNotPay: { product: string };
  lotUnsold: { product: string };
  lotBelowReserve: { product: string; price: Money };
  giveawayWon: { product: string };
  giveawayAddress: { product: string };
  giveawayCancelled: { product: string; shop: string };
  giveawayLapsed: { product: string };
  giveawaySuspended: { product: string };
  giveawayNotSent: { product: string };
  spotDrawn: { product: string; drawn: string };
  /** By a bank that took its time; nothing was charged. */
  paymentFailed: { price: Money; order: string };
  /** What a checkout holds goes back on sale in two minutes. */
  holdEnding: { pieces: number };
  orderReceived: { buyer: string; price: Money; order: string };
  orderPaid: { order: string };
  ticketsBought: { event: string; order: string };
  ticketsSold: { buyer: string; price: Money; event: string; order: string };
  eventCancelled: { event: string; price: Money };
  freeEventCancelled: { event: string };
  eventMoved: { event: string };
  eventRelocated: { event: string };
  orderToPay: { price: Money; order: string };
  orderToBePaid: { buyer: string; price: Money; order: string };
  orderMoneyAsked: { price: Money; order: string };
  orderMoneyReceived: { price: Money; order: string };
  orderNotPaid: { order: string };
  orderPacked: { order: string };
  orderToFetch: { shop: string; order: string };
  orderToFetchAndPay: { shop: string; price: Money; order: string };
  orderFetched: { shop: string; order: string };
  orderPaidAndFetched: { price: Money; shop: string; order: string };
  orderShipped: { order: string };
  orderJoined: { order: string };
  orderPartShipped: { order: string };
  orderTracking: { order: string };
  orderDelivered: { order: string };
  orderCancelled: { order: string };
  /** The last day that its shop promised. */
  orderShipToday: { buyer: string; order: string };
  /** That day is over. */
  orderLate: { buyer: string; order: string };
  orderNotShipped: { shop: string; order: string };
  orderNotShippedYet: { shop: string; order: string };
  orderRestNotShipped: { shop: string; order: string };
  orderCancelledLate: { buyer: string; order: string };
  orderNeverShipped: { price: Money; order: string };
  orderGivenUp: { shop: string; price: Money; order: string };
  orderRestCancelledLate: { buyer: string; order: string };
  orderRestGivenUp: { price: Money; order: string };
  orderCancelAsked: { buyer: string; order: string };
  orderCancelDeclined: { order: string };
  orderRefunded: { price: Money; order: string };
  /** As they asked for. */
  refundKept: { price: Money; order: string };
  /** Of money that never came by the market. */
  refundByShop: { shop: string; price: Money; order: string };
  refundOwed: { buyer: string; price: Money; order: string };
  /** Their card did not take what went back to it. */
  refundInWallet: { price: Money; order: string };
  moneyInWallet: { price: Money };
  problemReported: { buyer: string; order: string };
  returnAsked: { buyer: string; order: string };
  disputeSaid: { order: string };
  disputeOffer: { price: Money; order: string };
  returnAgreed: { order: string };
  disputeWithStaff: { order: string };
  returnSent: { order: string };
  disputeSettled: { order: string };
  disputeDecided: { order: string };
  chargebackOpened: { price: Money; order: string };
  chargebackWon: { price: Money; order: string };
  chargebackLost: { price: Money; order: string };
  evidenceRefused: { price: Money; order: string };
  topUpChargedBack: { price: Money };
  topUpChargeWon: { price: Money };
  topUpChargeLost: { price: Money };
  creditChargedBack: { price: Money };
  creditChargeWon: { price: Money };
  creditChargeLost: { price: Money };
  orderByStaff: { order: string };
  /** The day as YYYY-MM-DD. */
  tipSentBack: { price: Money; shop: string };
  tipTakenBack: { price: Money; show: string };
  tipChargedBack: { price: Money; show: string };
  tipGivenAgain: { price: Money; show: string };
  reserveKept: { price: Money; order: string; day: string };
  offerReceived: { buyer: string; price: Money; product: string };
  offerAccepted: { product: string; price: Money };
  offerCountered: { offered: Money; product: string; price: Money };
  offerCounterAccepted: { buyer: string; price: Money; product: string };
  offerDeclined: { price: Money; product: string };
  offerExpired: { price: Money; product: string };
  offers: { count: number };
  priceDrop: { product: string; price: Money; before: Money };
  priceDrops: { count: number };
  backInStock: { product: string; price: Money };
  backInStocks: { count: number };
  showTomorrow: { show: string; shop: string };
  showSoon: { show: string; shop: string };
  showStarting: { show: string; shop: string };
  showMoved: { show: string; shop: string };
  showCancelled: { show: string; shop: string };
  showEndedHostAway: { show: string };
  showEndedHostGone: { show: string };
  showEndedByStaff: { show: string };
  /** By staff, for any other reason. */
  lotStopped: { product: string; show: string };
  lotStoppedBidding: { product: string; show: string };
  lotStoppedDamaged: { product: string; show: string };
  lotStoppedMissing: { product: string; show: string };
  lotStoppedMistake: { product: string; show: string };
  /** An auction apart from shows, by staff, for any other reason. */
  auctionStopped: { product: string };
  auctionStoppedBidding: { product: string };
  auctionStoppedDamaged: { product: string };
  auctionStoppedMissing: { product: string };
  auctionStoppedMistake: { product: string };
  coHostInvited: { name: string; show: string };
  coHostAccepted: { name: string; show: string };
  coHostDeclined: { name: string; show: string };
  lotComingUp: { product: string; show: string };
  followedShopLive: { shop: string; show: string };
  payout: { price: Money };
  payoutFailed: { price: Money };
  /** It is tried again on that day, as YYYY-MM-DD. */
  payoutFailedForNow: { price: Money; day: string };
  payoutWaits: { day: string };
  payoutDetails: Record<string, never>;
  debtBooked: { price: Money };
  debtUnbooked: { price: Money };
}
export type NotificationText = keyof NotificationTexts;

/** The key of its message in every language. */
export type NotificationTextKey = `notifications.text.${NotificationText}`;
export type NotificationParams = Record<string, string | number | Money>;

/** One thing told, without the words of any language. */
export type NewsLine = { text: NotificationText; params: NotificationParams };

export const textKey = (text: NotificationText): NotificationTextKey => `notifications.text.${text}`;

/** Which choice each of them goes by. */
export const kindOfText = {
  message: 'message',
  messagePicture: 'message',
  messageCard: 'message',
  messages: 'message',
  outbid: 'outbid',
  won: 'won',
  auctionBegun: 'auction',
  auctionEndsInDay: 'auction',
  auctionEndsInHour: 'auction',
  auctionEndsInTenMinutes: 'auction',
  auctionEndsInMinute: 'auction',
  bidderApproved: 'auction',
  preBidNotWanted: 'auction',
  preBidNotApproved: 'auction',
  preBidOverLimit: 'auction',
  preBidOverOwnLimit: 'auction',
  preBidOnBreak: 'auction',
  preBidNoCard: 'auction',
  preBidNoAddress: 'auction',
  preBidNotSent: 'auction',
  preBidNotConfirmed: 'auction',
  preBidNotCounted: 'auction',
  lotTakenDown: 'auction',
  lotOffList: 'auction',
  lotNotReached: 'auction',
  showCancelledForBidders: 'auction',
  lotMoved: 'auction',
  lotStoppedForBidders: 'auction',
  showMovedForBidders: 'auction',
  winNotPaid: 'won',
  winReminder: 'won',
  winNotSent: 'won',
  winCouponMissed: 'won',
  winLost: 'won',
  winLostUnsent: 'won',
  winCalledOff: 'won',
  secondChance: 'won',
  lotSold: 'order',
  winnerDidNotPay: 'order',
  lotUnsold: 'order',
  lotBelowReserve: 'order',
  giveawayWon: 'won',
  giveawayAddress: 'won',
  giveawayCancelled: 'won',
  giveawayLapsed: 'order',
  giveawaySuspended: 'won',
  giveawayNotSent: 'won',
  spotDrawn: 'won',
  paymentFailed: 'order',
  holdEnding: 'order',
  orderReceived: 'order',
  orderPaid: 'order',
  ticketsBought: 'order',
  ticketsSold: 'order',
  eventCancelled: 'order',
  freeEventCancelled: 'order',
  eventMoved: 'order',
  eventRelocated: 'order',
  orderToPay: 'order',
  orderToBePaid: 'order',
  orderMoneyAsked: 'order',
  orderMoneyReceived: 'order',
  orderNotPaid: 'order',
  orderPacked: 'order',
  orderToFetch: 'order',
  orderToFetchAndPay: 'order',
  orderFetched: 'order',
  orderPaidAndFetched: 'order',
  orderShipped: 'order',
  orderJoined: 'order',
  orderPartShipped: 'order',
  orderTracking: 'order',
  orderDelivered: 'order',
  orderCancelled: 'order',
  orderShipToday: 'order',
  orderLate: 'order',
  orderNotShipped: 'order',
  orderNotShippedYet: 'order',
  orderRestNotShipped: 'order',
  orderCancelledLate: 'order',
  orderNeverShipped: 'order',
  orderGivenUp: 'order',
  orderRestCancelledLate: 'order',
  orderRestGivenUp: 'order',
  orderCancelAsked: 'order',
  orderCancelDeclined: 'order',
  orderRefunded: 'order',
  refundKept: 'order',
  refundByShop: 'order',
  refundOwed: 'order',
  refundInWallet: 'order',
  moneyInWallet: 'order',
  problemReported: 'order',
  returnAsked: 'order',
  disputeSaid: 'order',
  disputeOffer: 'order',
  returnAgreed: 'order',
  disputeWithStaff: 'order',
  returnSent: 'order',
  disputeSettled: 'order',
  disputeDecided: 'order',
  chargebackOpened: 'order',
  chargebackWon: 'order',
  chargebackLost: 'order',
  evidenceRefused: 'order',
  topUpChargedBack: 'order',
  topUpChargeWon: 'order',
  topUpChargeLost: 'order',
  creditChargedBack: 'order',
  creditChargeWon: 'order',
  creditChargeLost: 'order',
  orderByStaff: 'order',
  tipSentBack: 'order',
  tipTakenBack: 'order',
  tipChargedBack: 'order',
  tipGivenAgain: 'order',
  reserveKept: 'payout',
  offerReceived: 'offer',
  offerAccepted: 'offer',
  offerCountered: 'offer',
  offerCounterAccepted: 'offer',
  offerDeclined: 'offer',
  offerExpired: 'offer',
  offers: 'offer',
  priceDrop: 'price-drop',
  priceDrops: 'price-drop',
  backInStock: 'back-in-stock',
  backInStocks: 'back-in-stock',
  showTomorrow: 'show-starting',
  showSoon: 'show-starting',
  showStarting: 'show-starting',
  showMoved: 'show-starting',
  showCancelled: 'show-starting',
  showEndedHostAway: 'order',
  showEndedHostGone: 'order',
  showEndedByStaff: 'order',
  lotStopped: 'order',
  lotStoppedBidding: 'order',
  lotStoppedDamaged: 'order',
  lotStoppedMissing: 'order',
  lotStoppedMistake: 'order',
  auctionStopped: 'order',
  auctionStoppedBidding: 'order',
  auctionStoppedDamaged: 'order',
  auctionStoppedMissing: 'order',
  auctionStoppedMistake: 'order',
  coHostInvited: 'show-starting',
  coHostAccepted: 'show-starting',
  coHostDeclined: 'show-starting',
  lotComingUp: 'lot-coming-up',
  followedShopLive: 'followed-shop-live',
  payout: 'payout',
  payoutFailed: 'payout',
  payoutFailedForNow: 'payout',
  payoutWaits: 'payout',
  payoutDetails: 'payout',
  debtBooked: 'payout',
  debtUnbooked: 'payout',
} as const satisfies Readonly<Record<NotificationText, NotificationKind>>;
