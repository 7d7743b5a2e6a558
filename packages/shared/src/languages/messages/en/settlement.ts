/** What follows a win: its payment, another card, a second chance. */
export const settlement = {
  'settlement.declined': 'Your card was declined',
  'settlement.declinedText': 'Pay {price} for “{product}” by {time} to keep it.',
  'settlement.noAddress': 'Where should it go?',
  'settlement.noAddressText':
    'You won “{product}” for {price}. Add an address by {time} to keep it. Without one, it counts as an unpaid win.',
  'settlement.notSent': 'The shop doesn’t ship to your address',
  'settlement.notSentText':
    'You won “{product}” for {price}, but the shop doesn’t ship to your address. Choose another by {time}. If you don’t have one, this doesn’t count against you.',
  'settlement.addAddress': 'Add an address',
  'settlement.offer': 'A second chance',
  'settlement.offerText':
    '“{product}” is available again. It’s yours for your highest bid, {price}, until {time}.',
  'settlement.charging': 'We’re charging your card',
  'settlement.chargingText': 'This takes a few seconds. You can close this.',
  'settlement.arranged': 'Yours, once you’ve paid the shop',
  'settlement.arrangedText': '“{product}” is on hold for you. Pay the shop {price} plus shipping by {time}.',
  'settlement.notPayable': 'The shop can’t take payment yet',
  'settlement.notPayableText':
    'You won “{product}” for {price}. Message the shop: it has until {time} to say how you can pay. This doesn’t count against you.',
  'settlement.paid': 'Paid, and yours',
  'settlement.paidText': '“{product}” will be on its way to you soon.',
  'settlement.over': 'Your time to pay has run out',
  'settlement.overText': 'You can no longer pay for “{product}”.',
  'settlement.notYours': 'It’s no longer yours to buy',
  'settlement.suspendedText': 'Your account was suspended before you paid for “{product}”.',
  'settlement.passedUp': 'You said no to this one',
  'settlement.passedUpText': '“{product}” isn’t on hold for you any more. That doesn’t count against you.',
  'settlement.calledOff': 'It won’t be sold after all',
  'settlement.calledOffText': 'You don’t pay anything for “{product}”, and it doesn’t count against you.',
  'settlement.undone': 'The shop has undone this sale',
  'settlement.undoneText':
    '“{product}” was sold by mistake. Your payment is refunded in full, and it doesn’t count against you.',
  'settlement.withShipping': '{total} with shipping and tax',
  'settlement.left': '{time} left',
  'settlement.pay': 'Pay {price}',
  'settlement.payFor': 'Pay for your lot',
  'settlement.decline': 'No, thanks',
  'settlement.atCheckout': 'Change address or delivery',
  'settlement.order': 'See the order',
  'settlement.yours': 'Won at auction',
  'settlement.wonLot': 'Won at auction, lot {number}',

  'settlement.accept': 'Sell for {price}',
  'settlement.accepted': 'Sold for {price}. The buyer is paying now.',
  'settlement.offerNext': 'Offer to {name} for {price}',
  'settlement.offeredNext': 'Offered to {name}',
  'settlement.relist': 'List again',
  'settlement.relisted': 'It’s listed again',
  'settlement.notSold': 'Not sold',
  'settlement.notPaid': 'Not paid',
  'settlement.offered': 'Offered to the next bidder',

  'notifications.text.winNotPaid':
    'Your card was declined. Pay {price} for “{product}” with another one to keep it.',
  'notifications.text.winReminder': 'Don’t lose “{product}”: pay {price} before your time runs out.',
  'notifications.text.winNotSent':
    '“{product}” is yours for {price}, but the shop doesn’t ship to you yet. Check your address to keep it.',
  'notifications.text.winCouponMissed':
    '{code} didn’t apply to “{product}”, so you pay full price. Your order says why.',
  'notifications.text.winLostUnsent':
    '“{product}” couldn’t be sent to you, so it goes to someone else. That doesn’t count against you.',
  'notifications.text.winCalledOff':
    '“{product}” won’t be sold after all. You weren’t charged for it, and it doesn’t count against you.',
  'notifications.text.winLost':
    'You didn’t pay for “{product}” in time. After {most} unpaid wins, sellers have to approve your bids: this is number {count}.',
  'notifications.text.secondChance':
    'A second chance: “{product}” is yours for {price} if you still want it.',
  'notifications.text.lotSold': 'Sold: “{product}” for {price}',
  'notifications.text.winnerDidNotPay': 'The winner of “{product}” didn’t pay in time',
  'notifications.text.lotUnsold':
    '“{product}” is unsold and back in stock. You can list it again or ask another bidder.',
  'notifications.text.lotBelowReserve':
    '“{product}” stopped at {price}, below your reserve. You have a day to sell it at that price.',

  'mail.auction-won.subject': 'You won “{product}” for {price}',
  'mail.auction-won.text':
    'Congratulations! Payment comes next: we’ll charge your default card, or tell you how to pay the shop. Every bid is on record; this is the fingerprint of the bid log: {head}',
  'mail.auction-sold.subject': 'Sold: “{product}” for {price}',
  'mail.auction-sold.text':
    'The bidding is over and {buyer} won. Payment comes next, and we’ll tell you how it went. Every bid is on record; this is the fingerprint of the bid log: {head}',
  'mail.button.bids': 'See every bid',

  'leaving.held.unpaid_win': 'An auction win is still being paid. Wait until that’s settled.',

  'error.lot_not_to_pay': 'There’s nothing left to pay for this lot.',
  'error.lot_not_to_pay.next': 'It’s been paid, or the time to pay has run out.',
  'error.lot_settled': 'This lot has changed since you opened it.',
  'error.lot_settled.next': 'Reload the page to see where it stands.',
  'error.no_runner_up': 'There’s no other bidder to ask.',
  'error.no_runner_up.next': 'You can list it again instead.',
} as const;
