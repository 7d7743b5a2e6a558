/** Tips in the room of a show. */
export const tips = {
  'error.own_show': 'This is your own show.',
  'error.own_show.next': 'Others can tip you here.',
  'error.may_not_tip': 'You can’t tip in this room right now.',
  'error.may_not_tip.next': 'You can keep watching.',
  'error.tip_not_given': 'This tip can’t be sent back.',
  'error.tip_not_given.next': 'It was sent back already, or never went through.',
  'tip.choose': 'Choose an amount',
  'tip.give': 'Tip {amount}',
  'tip.given': 'You tipped {name} {amount}. Thank you!',
  'tip.howMuch': 'Amount',
  'tip.note':
    'Everyone in the room sees your tip. Tips aren’t purchases and aren’t covered by buyer protection.',
  'tip.other': 'Other',
  'tip.payWith': 'Pay with',
  'tip.said': 'tipped {amount}',
  'tip.title': 'Tip {name}',
  'tip.wallet': 'Wallet ({amount})',
} as const;
