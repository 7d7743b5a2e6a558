/** The bell, what it tells, quiet hours and push. */
export const notifications = {
  'bell.today': 'Today',
  'bell.earlier': 'Earlier',
  'bell.readAll': 'Mark all read',
  'bell.new': 'New',
  'bell.delete': 'Delete',
  'bell.deleteOf': 'Delete: {text}',
  'bell.more': 'Show older',
  'bell.choices': 'Choose your notifications',
  'bell.empty': 'You’re all caught up',
  'bell.emptyNote': 'Messages, bids, offers and the shows you follow will show up here.',
  'bell.failed': 'We couldn’t load your notifications',
  'bell.failedNote': 'They’ll be back once you’re connected.',
  'bell.notSaved': 'We couldn’t save that.',
  'bell.signIn': 'Nothing here yet',
  'bell.signInNote': 'Sign in to hear about messages, bids and shops going live.',

  'notifications.text.message': '{name}: {line}',
  'notifications.text.messagePicture': '{name} sent you a photo',
  'notifications.text.messageCard': '{name} shared something from the market',
  'notifications.text.messages':
    '{count, plural, one {{name} sent you a message} other {{name} sent you # messages}}',
  'notifications.text.auctionBegun': 'Bidding on “{product}” has started at {price}',
  'notifications.text.auctionEndsInDay': '“{product}” ends in a day. It’s at {price} now.',
  'notifications.text.auctionEndsInHour': '“{product}” ends in an hour. It’s at {price} now.',
  'notifications.text.auctionEndsInTenMinutes': '“{product}” ends in ten minutes. It’s at {price} now.',
  'notifications.text.auctionEndsInMinute': 'Last minute for “{product}”, now at {price}',
  'notifications.text.bidderApproved': '{shop} has approved you. You can bid in their auctions now.',
  'notifications.text.preBidNotWanted':
    '“{product}” started without your bid: this seller doesn’t take bids from you.',
  'notifications.text.preBidNotApproved':
    '“{product}” started without your bid: the seller hasn’t approved you yet.',
  'notifications.text.preBidOverLimit':
    '“{product}” started without your bid: it’s more than the seller lets you bid. You can still bid less.',
  'notifications.text.preBidOverOwnLimit':
    '“{product}” started without your bid: it would go over your spending limit.',
  'notifications.text.preBidOnBreak':
    '“{product}” started without your bid: you’re taking a break from buying.',
  'notifications.text.preBidNoCard':
    '“{product}” started without your bid: you have no saved card. Add one and bid again.',
  'notifications.text.preBidNoAddress':
    '“{product}” started without your bid: there’s no address to send it to. Add one and bid again.',
  'notifications.text.preBidNotSent':
    '“{product}” started without your bid: the shop doesn’t ship to your address.',
  'notifications.text.preBidNotConfirmed':
    '“{product}” started without your bid: a bid this high needs your OK. Bid again to confirm it.',
  'notifications.text.preBidNotCounted':
    '“{product}” started without your bid: we couldn’t place it. You can still bid.',
  'notifications.text.lotTakenDown':
    '“{product}” was taken down before bidding started, so your bid no longer counts',
  'notifications.text.lotOffList':
    '“{product}” was taken off the run list of “{show}”, so your bid no longer counts',
  'notifications.text.lotNotReached':
    '“{show}” ended before “{product}” came up, so your bid no longer counts',
  'notifications.text.showCancelledForBidders':
    '{shop} cancelled “{show}”, so your bids on its lots no longer count',
  'notifications.text.lotMoved':
    'Bidding on “{product}” now starts at a different time. Your bid still counts.',
  'notifications.text.lotStoppedForBidders':
    'Our team stopped the auction of “{product}” before its end. Nobody wins and nobody pays. Its bid log says why.',
  'notifications.text.showMovedForBidders':
    '“{show}” by {shop} has a new start time. Your bids on its lots still count.',
  'notifications.text.outbid': 'You’ve been outbid on “{product}” at {price}. It can still be yours.',
  'notifications.text.won': 'You won “{product}” for {price}',
  'notifications.text.paymentFailed':
    'Your payment of {price} for order {order} didn’t go through. You weren’t charged.',
  'notifications.text.holdEnding':
    '{pieces, plural, one {Your item is} other {Your # items are}} held for two more minutes',
  'notifications.text.orderReceived': 'New order from {buyer} for {price}. Order {order} is ready to pack.',
  'notifications.text.orderPaid': 'Order {order} is paid. The shop is packing it.',
  'notifications.text.ticketsBought': 'Your tickets for {event} are here. Order {order}.',
  'notifications.text.ticketsSold': '{buyer} bought tickets for {event}: {price}. Order {order}.',
  'notifications.text.eventCancelled': '{event} was cancelled. {price} is on its way back to you.',
  'notifications.text.freeEventCancelled': '{event} was cancelled',
  'notifications.text.eventMoved':
    '{event} has a new time. If you can’t make it, ask for a refund in your order.',
  'notifications.text.eventRelocated':
    '{event} has a new place or link: you’ll find it in your order. If you can’t make it, ask for a refund there.',
  'notifications.text.orderPacked': 'Order {order} is packed and ready to ship',
  'notifications.text.orderToFetch': 'Order {order} is ready: you can pick it up at {shop}',
  'notifications.text.orderFetched':
    '{shop} says you picked up order {order}. Not you? Report a problem in your order.',
  'notifications.text.orderShipped': 'Order {order} is on its way',
  'notifications.text.orderJoined':
    'Order {order} ships in one parcel with another of your orders. We’ll refund the shipping you save.',
  'notifications.text.orderPartShipped': 'Part of order {order} is on its way',
  'notifications.text.orderTracking': 'There’s new tracking for order {order}',
  'notifications.text.orderDelivered': 'Order {order} has arrived',
  'notifications.text.orderCancelled': 'Order {order} was cancelled',
  'notifications.text.orderCancelAsked': '{buyer} would like to cancel order {order}',
  'notifications.text.orderCancelDeclined':
    'The shop can’t cancel order {order}: it’s already getting it ready',
  'notifications.text.orderRefunded': 'You’ve been refunded {price} for order {order}',
  'notifications.text.refundKept': '{price} for order {order} is in your wallet, as you asked',
  'notifications.text.refundByShop':
    '{shop} is refunding {price} for order {order}. You paid the shop directly, so the money comes from them.',
  'notifications.text.refundOwed':
    'Please send {price} back to {buyer} for order {order}. They paid you directly.',
  'notifications.text.refundInWallet':
    '{price} for order {order} couldn’t go back to your card. It’s in your wallet.',
  'notifications.text.moneyInWallet': '{price} couldn’t go back to your card. It’s in your wallet.',
  'notifications.text.problemReported':
    '{buyer} says something is wrong with order {order}. Please respond within 48 hours.',
  'notifications.text.returnAsked':
    '{buyer} would like to return order {order}. Please respond within 48 hours.',
  'notifications.text.disputeSaid': 'There’s an update on the problem with order {order}',
  'notifications.text.disputeOffer': 'The shop offered you {price} back for order {order}',
  'notifications.text.returnAgreed': 'Your return for order {order} was accepted. Send it back to the shop.',
  'notifications.text.disputeWithStaff': 'Our team is looking into order {order} and will decide',
  'notifications.text.returnSent': 'Order {order} is on its way back to you',
  'notifications.text.disputeSettled': 'The problem with order {order} is settled',
  'notifications.text.disputeDecided': 'Our team has made a decision on order {order}',
  'notifications.text.chargebackOpened':
    'The buyer’s bank took back {price} for order {order}. Your earnings are on hold until it decides.',
  'notifications.text.chargebackWon':
    'The bank decided in your favour: {price} for order {order} is yours again',
  'notifications.text.chargebackLost':
    'The bank decided in the buyer’s favour: {price} for order {order} went back to them',
  'notifications.text.evidenceRefused':
    'The bank didn’t accept your evidence for order {order}. {price} stays on hold until it decides.',
  'notifications.text.topUpChargedBack':
    'Your bank took back your {price} top-up. That credit is on hold until it decides.',
  'notifications.text.topUpChargeWon': 'Your bank cleared your {price} top-up. The credit is yours again.',
  'notifications.text.topUpChargeLost': 'Your bank kept your {price} top-up, so that credit is gone',
  'notifications.text.creditChargedBack':
    'Your bank took back a payment. The {price} refunded to your wallet is on hold until it decides.',
  'notifications.text.creditChargeWon':
    'Your bank let the payment stand. The {price} refunded to your wallet is yours again.',
  'notifications.text.creditChargeLost':
    'Your bank gave you the payment back, so the {price} refunded to your wallet is gone',
  'notifications.text.orderByStaff': 'Our team stepped in on order {order}. Have a look.',
  'notifications.text.reserveKept': '{price} from order {order} is held until {day} in case of chargebacks',
  'notifications.text.offerReceived': '{buyer} offered {price} for “{product}”',
  'notifications.text.offerAccepted':
    'Your offer was accepted: “{product}” is yours for {price} if you buy it within 24 hours',
  'notifications.text.offerCountered':
    'You offered {offered} for “{product}”. The seller countered with {price}.',
  'notifications.text.offerCounterAccepted': '{buyer} accepted your counteroffer of {price} for “{product}”',
  'notifications.text.offerDeclined': 'Your offer of {price} for “{product}” was declined',
  'notifications.text.offerExpired': 'Your offer of {price} for “{product}” has expired',
  'notifications.text.offers': '{count, plural, one {# new offer for you} other {# new offers for you}}',
  'notifications.text.priceDrop': '“{product}” is now {price}, down from {before}',
  'notifications.text.priceDrops':
    '{count, plural, one {# of your favourites has dropped in price} other {# of your favourites have dropped in price}}',
  'notifications.text.backInStock': '“{product}” is back in stock for {price}',
  'notifications.text.backInStocks':
    '{count, plural, one {# of your favourites is back in stock} other {# of your favourites are back in stock}}',
  'notifications.text.showStarting': '“{show}” by {shop} is starting',
  'notifications.text.showTomorrow': '“{show}” by {shop} starts tomorrow',
  'notifications.text.showSoon': '“{show}” by {shop} starts in 10 minutes',
  'notifications.text.showMoved': '“{show}” by {shop} has a new start time',
  'notifications.text.showCancelled': '{shop} cancelled “{show}”',
  'notifications.text.lotComingUp': '“{product}” is coming up soon in “{show}”',
  'notifications.text.followedShopLive': '{shop} is live: “{show}”',
  'notifications.text.payout': '{price} is on its way to your bank',
  'notifications.text.payoutFailed': '{price} couldn’t be sent to your bank. It’s back in your balance.',
  'notifications.text.payoutFailedForNow':
    '{price} couldn’t be sent to your bank. It’s back in your balance, and we’ll try again on {day}.',
  'notifications.text.payoutWaits':
    'Your scheduled payout waits for one that’s being sent. We’ll pay out the rest on {day}.',
  'notifications.text.payoutDetails':
    'Our payment provider needs to verify your identity before it can pay you',
  'notifications.text.debtBooked': 'Your payment of {price} to the market has arrived',
  'notifications.text.debtUnbooked':
    'Your payment of {price} to the market was recorded by mistake and has been undone',

  'quiet.title': 'Quiet hours',
  'quiet.note':
    'During these hours we’ll only notify you if you’re outbid, you’ve won, or a show or lot you asked about is starting. You’ll get everything else when they’re over.',
  'quiet.on': 'Use quiet hours',
  'quiet.from': 'From',
  'quiet.to': 'To',
  'quiet.zone': 'In your time zone: {zone}',
  'quiet.same': 'Choose two different times',
  'quiet.now': 'Quiet until {time}',

  'push.title': 'Push notifications on this device',
  'push.note': 'Get notified here even when the market is closed. Choose what you get above.',
  'push.turnOn': 'Turn on',
  'push.turnOff': 'Turn off',
  'push.isOn': 'Push is on for this device',
  'push.denied': 'Your browser is blocking the market’s notifications',
  'push.deniedHelp':
    'Press the icon next to the address, allow notifications, then reload this page. On a phone, look for this site in your browser’s settings.',
  'push.unsupported': 'This browser doesn’t support push notifications',
  'push.unsupportedNote':
    'On iPhone or iPad, add the market to your home screen and open it from there. Private windows don’t support them either.',
  'push.failed': 'We couldn’t turn on push notifications.',
  'push.failedNote': 'Your browser couldn’t reach its push service. Try again in a moment.',
} as const;
