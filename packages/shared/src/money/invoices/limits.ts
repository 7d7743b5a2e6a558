/** Of what a shop has printed on its invoices. */
export const invoiceLength = { name: 100, street: 120, postalCode: 20, taxNumber: 40 } as const;
