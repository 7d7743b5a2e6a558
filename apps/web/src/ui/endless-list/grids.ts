// How many cards stand beside each other, per kind of card.
export const productGrid = 'grid grid-cols-2 gap-3 gap-y-6 sm:grid-cols-3 sm:gap-4 sm:gap-y-7 lg:grid-cols-5';
/** Beside a column of filters. */
export const narrowProductGrid =
  'grid grid-cols-2 gap-3 gap-y-6 sm:grid-cols-3 sm:gap-4 sm:gap-y-7 xl:grid-cols-4';
export const showGrid = 'grid grid-cols-2 gap-3 gap-y-6 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5';
/** Beside a seller's way around. */
export const narrowShowGrid =
  'grid grid-cols-2 gap-3 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:gap-4';
export const upcomingGrid = 'grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3';
export const eventGrid = 'grid gap-6 sm:grid-cols-2 sm:gap-4 sm:gap-y-7 lg:grid-cols-3';
export const shopGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
