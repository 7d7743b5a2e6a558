/** How many may lead a show with its host at a time, counting those invited. */
export const mostCoHosts = 4;
