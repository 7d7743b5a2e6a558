/** Where calls come from that the market makes to itself. No socket has such an address, so nobody can claim it. */
export const inProcess = 'in-process';
