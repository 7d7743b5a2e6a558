/** Paying a shop itself: by bank transfer, or where one picks up what one bought. */
export const arranged = {
  'arranged.byCard': 'By card',
  'arranged.byCardOrCredit': 'Card or wallet credit',
  'arranged.howTo': 'How would you like to pay {shop}?',
  'arranged.way.transfer': 'Bank transfer',
  'arranged.way.pickup': 'At pickup',
  'arranged.wayNote.transfer': 'You’ll get the shop’s bank details once you’ve ordered.',
  'arranged.wayNote.pickup': 'Pay when you collect it.',
  'arranged.direct': 'This money goes straight to the shop, so only the shop can refund it.',
  'arranged.cardOnly.coupon':
    '{shop} can be paid directly, but not with a market coupon. Remove it to choose how to pay.',
  'arranged.cardOnly.tickets': '{shop} can be paid directly too, but tickets need a card.',
  'arranged.creditNote': 'Wallet credit can’t be used when you pay the shop directly.',
  'arranged.toShops': 'Straight to the shop',
  'arranged.payNow': 'To pay now',
  'arranged.ordered': 'Almost yours!',
  'arranged.orderedNote': 'The shop is holding everything for you. Now it’s waiting for your payment.',
  'arranged.payShopBy': 'Pay the shop by {when}',
  'arranged.seeHow': 'How to pay',
  'arranged.title.transfer': 'Send {amount} to {shop}',
  'arranged.title.pickup': 'Pay {shop} {amount} at pickup',
  'arranged.amount': 'Amount',
  'arranged.payee': 'Account holder',
  'arranged.account': 'Account',
  'arranged.reference': 'Reference',
  'arranged.referenceNote': 'Include it with your transfer so the shop knows it’s you.',
  'arranged.words': 'From the shop',
  'arranged.copy': 'Copy {what}',
  'arranged.lapsedNote': 'Already paid? Message the shop.',
  'arranged.receive': 'Confirm payment',
  'arranged.receiveLate': 'Confirm late payment',
  'arranged.received': 'Payment confirmed. The order is ready to pack.',
  'arranged.waits': 'Waiting for {amount}',
  'arranged.waitsNote.transfer': 'By bank transfer with reference {reference}. On hold until {when}.',
  'arranged.waitsNote.pickup': 'The buyer pays at pickup. On hold until {when}.',
  'arranged.selfRefund':
    'The buyer paid you directly, so please send this back yourself. We’ll only note it here and return our commission.',
  'arranged.settings': 'Payments without a card',
  'arranged.settingsNote':
    'Buyers pay you directly, and you confirm when the money arrives. We add our commission to what you owe and take it from your next card sales.',
  'arranged.take.transfer': 'Take bank transfers',
  'arranged.take.pickup': 'Take payment at pickup',
  'arranged.takeNote.pickup': 'For orders that buyers collect themselves.',
  'arranged.accountHint': 'Account number, bank and whatever else a transfer needs.',
  'arranged.wordsLabel': 'Note for buyers',
  'arranged.wordsHint.transfer': 'Buyers see it with your bank details.',
  'arranged.wordsHint.pickup': 'For example: cash or card, weekdays after ten.',
  'arranged.heldFor':
    '{count, plural, one {Items stay on hold for # day.} other {Items stay on hold for # days.}}',
  'arranged.save': 'Save',
  'arranged.saved': 'Saved. New orders use it from now on.',

  'checkout.missing.way': 'Choose how to pay first.',
  'orders.event.to-be-paid': 'Ordered, to be paid to the shop',
  'orders.event.money-received': 'The shop received the money',
  'sold.group.to-be-paid': 'Awaiting payment',
  'sold.none.to-be-paid': 'No payments to wait for',

  'notifications.text.orderToPay': 'Order {order} is waiting for your payment of {price}',
  'notifications.text.orderToBePaid':
    '{buyer} ordered for {price} and pays you directly. Confirm order {order} once the money arrives.',
  'notifications.text.orderMoneyAsked':
    'Has the {price} for order {order} arrived? Confirm it with one click.',
  'notifications.text.orderMoneyReceived': 'The shop received your {price} for order {order}',
  'notifications.text.orderNotPaid': 'Order {order} wasn’t paid in time, so its items are back on sale',

  'mail.order-transfer.subject': 'How to pay for order {order}',
  'mail.order-transfer.text':
    '{days, plural, one {Please send {price} to {shop} within # day, with {order} as the reference.} other {Please send {price} to {shop} within # days, with {order} as the reference.}}',
  'mail.order-transfer.after': 'Your items are on hold for you until then.',
  'mail.order-at-pickup.subject': 'Your order {order} at {shop}',
  'mail.order-at-pickup.text':
    '{days, plural, one {{shop} is holding your order for # day. Please pay {price} when you pick it up.} other {{shop} is holding your order for # days. Please pay {price} when you pick it up.}}',

  'error.sold_meanwhile': 'Someone else bought these items in the meantime.',
  'error.sold_meanwhile.next': 'Please refund the buyer yourself.',
} as const;
