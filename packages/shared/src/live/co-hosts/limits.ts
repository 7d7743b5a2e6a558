/** Who may lead a show with its host at a time; whoever was asked counts. */
export const mostCoHosts = 4;
