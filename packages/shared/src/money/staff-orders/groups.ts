/** Those that staff look for: on their way through the market, in trouble, or over. */
export const adminOrderGroups = ['open', 'problems', 'refunded', 'over'] as const;
