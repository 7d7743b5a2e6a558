/** Whether a dialog, a drawer or an open menu of the header lies over the page; closed menus stand in it all the time. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"]:not([popover]), [role="dialog"]:popover-open') !== null;
