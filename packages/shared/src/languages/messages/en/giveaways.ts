/** Giveaways of shows: entering one, holding one, and checking its draw. */
export const giveaways = {
  'error.giveaway_not_open': 'This giveaway hasn’t opened yet.',
  'error.giveaway_not_open.next': 'Stay in the room: you can enter as soon as it does.',
  'error.giveaway_over': 'Entries are closed.',
  'error.giveaway_over.next': 'The draw is public. Have a look at who won.',
  'error.own_giveaway': 'You help run this show, so you can’t enter.',
  'error.own_giveaway.next': 'Giveaways are for the people watching.',
  'error.giveaway_blocked': 'This seller doesn’t take your entry.',
  'error.giveaway_blocked.next': 'There are plenty of other shows to join.',
  'error.followers_only': 'This giveaway is for followers.',
  'error.followers_only.next': 'Follow the shop, then enter.',
  'error.buyers_only': 'This giveaway is for buyers in this show.',
  'error.buyers_only.next': 'Buy something here first, then enter.',
  'error.giveaway_started': 'This giveaway has already started.',
  'error.giveaway_started.next': 'Nobody can change or stop it now. It draws by itself.',
  'error.giveaway_running': 'Another giveaway is still open.',
  'error.giveaway_running.next': 'Start this one after its draw.',
  'error.nothing_to_give': 'There’s none of this left to give away.',
  'error.nothing_to_give.next': 'Add stock to the product, or choose another one.',
  'error.too_many_giveaways': 'That’s 50 giveaways already.',
  'error.too_many_giveaways.next': 'Keep the next ones for another show.',
  'leaving.held.giveaway_open': 'A giveaway of your shop is open, or its winner hasn’t got their order yet.',
  'notifications.text.giveawayWon': 'You won “{product}” in a giveaway!',
  'notifications.text.giveawayAddress':
    'Where should “{product}” go? Add an address the shop ships to, and it’s yours.',
  'notifications.text.giveawayLapsed':
    'The winner of “{product}” gave no address in time. It’s back in your stock.',
} as const;
