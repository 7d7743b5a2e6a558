/** Taking one's data along, and closing the account. */
export const leaving = {
  'screen.settingsAccount': 'Account',
  'leaving.note': 'Your data belongs to you: take it along, or close the account for good.',
  'leaving.data': 'Your data',
  'leaving.dataText':
    'One zip file with everything the market keeps of you, as JSON that people and programs can read, and the files you put in.',
  'leaving.download': 'Download my data',
  'leaving.downloaded': 'Your data is in your downloads.',
  'leaving.close': 'Close the account',
  'leaving.closeText': 'This cannot be taken back.',
  'leaving.goes.you':
    'Your name, photo, addresses, phone, devices, passkeys and settings are deleted at once.',
  'leaving.goes.shop': 'Your shop closes: products leave the market, planned shows and events are cancelled.',
  'leaving.goes.stays':
    'Orders and what you wrote about them stay without your name, because others and the books need them.',
  'leaving.closeMine': 'Close my account',
  'leaving.sure': 'Close your account for good?',
  'leaving.sureNote': 'Type your handle, {handle}, to show that you mean it.',
  'leaving.handle': 'Your handle',
  'leaving.handleWrong': 'That is not your handle',
  'leaving.keep': 'Keep it',
  'leaving.closeNow': 'Close it for good',
  'leaving.closed': 'Your account is closed. All the best!',
  'leaving.held': 'Not yet: something is still under way.',
  'leaving.held.offer_agreed': 'You agreed on a price with a buyer. Wait until they buy or it expires.',
  'leaving.held.show_on_air': 'Your show is on air. End it first.',
  'leaving.held.auction_running': 'An auction of yours is running. Wait for its end.',
  'leaving.held.leading_bid': 'You lead in a running auction. Wait for its end.',
  'leaving.held.last_admin': 'You are the last admin. Make someone else admin first.',
};
