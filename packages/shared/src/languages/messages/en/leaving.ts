/** Taking one's data along, and closing the account. */
export const leaving = {
  'screen.settingsAccount': 'Account',
  'leaving.note': 'Your data is yours. Download it, or close your account for good.',
  'leaving.data': 'Your data',
  'leaving.dataText':
    'A zip file with everything the market has about you, as JSON that people and programs can read, plus the files you’ve uploaded.',
  'leaving.download': 'Download my data',
  'leaving.downloaded': 'Your data is in your downloads folder.',
  'leaving.close': 'Close your account',
  'leaving.closeText': 'You can’t undo this.',
  'leaving.goes.you':
    'Your name, photo, addresses, phone, devices, passkeys and settings are deleted right away.',
  'leaving.goes.shop':
    'Your shop closes: products leave the market, and scheduled shows and events are cancelled.',
  'leaving.goes.stays':
    'Your orders and reviews stay, without your name, because other people and our accounts need them.',
  'leaving.closeMine': 'Close my account',
  'leaving.sure': 'Close your account for good?',
  'leaving.sureNote': 'Type your handle, {handle}, to confirm.',
  'leaving.handle': 'Your handle',
  'leaving.handleWrong': 'That’s not your handle',
  'leaving.credit': '{amount} of credit in your wallet will be lost. Give it up.',
  'leaving.keep': 'Keep my account',
  'leaving.closeNow': 'Close for good',
  'leaving.closed': 'Your account is closed. All the best!',
  'leaving.held': 'Not just yet. Something is still in progress.',
  'leaving.held.payment_processing':
    'A card payment is still going through. It’s usually done in a few minutes.',
  'leaving.held.refund_processing': 'A refund is on its way to your card. Wait until it arrives.',
  'leaving.held.orders_open': 'You have orders that aren’t finished. Wait until they’re completed.',
  'leaving.held.offer_agreed': 'You agreed on a price with a buyer. Wait until they buy or it expires.',
  'leaving.held.balance_left':
    'There’s still money in your shop balance. Withdraw it or move it to your wallet first.',
  'leaving.held.payout_running': 'A payout is on its way to your bank. Wait until it arrives.',
  'leaving.held.show_on_air': 'Your show is live. End it first.',
  'leaving.held.auction_running': 'One of your auctions is running. Wait until it ends.',
  'leaving.held.leading_bid': 'You’re the highest bidder in an auction. Wait until it ends.',
  'leaving.held.break_open': 'People bought spots in one of your breaks. Draw it or cancel it first.',
  'leaving.held.last_admin': 'You’re the only admin. Make someone else an admin first.',
  'leaving.held.money_here': 'You still have a balance, or owe money. Settle it first.',
};
