import { createContext } from 'react';

/** Whether the server drew the page as for a browser that has passkeys; at the market's own address nearly all do. */
export const DrawnWithPasskeys = createContext(true);
