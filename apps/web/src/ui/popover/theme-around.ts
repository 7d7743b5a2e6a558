/** The theme of where a control stands: its list hangs at the end of the document, and a room is dark in a light market. */
export const themeAround = (controlId: string | undefined): string | undefined =>
  document
    .getElementById(controlId ?? '')
    ?.closest('[data-theme]')
    ?.getAttribute('data-theme') ?? undefined;
