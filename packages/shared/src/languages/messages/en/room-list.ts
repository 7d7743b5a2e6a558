/** The run list of a room: what waits, and what can be done about it beforehand. */
export const roomList = {
  'roomList.watch': 'Tell me before {title} comes up',
  'roomList.watchOn': 'We’ll tell you three lots ahead',
  'roomList.signInToWatch': 'Sign in to bookmark lots',
  'roomList.signInToWatchNote': 'We’ll let you know three lots before this one comes up.',
  'roomList.preBid': 'Bid before it starts',
  'roomList.preBidNote':
    'When it starts, we’ll bid for you one step at a time, up to your maximum. Only you can see it, and you can change it until then.',
  'roomList.cancelPreBid': 'Cancel this bid',
  'roomList.yourMax': 'Your max {price}',
  'roomList.stopped': 'stopped',
  'roomList.buy': 'Buy',
  'roomList.buyTitle': 'Buy now',
  'roomList.pinned': 'Pinned by the host',
  'roomList.addAddress': 'Add an address',
  'roomList.addCard': 'Add a card',
  'roomList.needAddress': 'Where should it go?',
  'roomList.needCard': 'Add a card to pay',
  'roomList.heldFor': 'held for you {time}',
  'roomList.toCheckout': 'Go to checkout',
  'roomList.signInToBuy': 'Sign in to buy',
  'roomList.signInToBuyNote': 'Sign in and we’ll bring you straight back to this show.',
} as const;
