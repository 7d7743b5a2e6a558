/** Where a desk shows a seller's way around: above the toast, so that its foot can be pressed. */
export const sellSidePlace =
  'fixed inset-s-0 top-0 bottom-(--toast-room,0px) w-[14.5rem] border-e border-line max-lg:hidden';
