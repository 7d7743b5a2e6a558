import type { PayoutDetail, PayoutLine } from '@souk/shared/money/payouts/schema.ts';
import type { PaperWords } from './paper-words.ts';
import { type Column, writeSheet } from './sheet.ts';

const figures: Column = { share: 0.13, align: 'end' };
const columns: readonly Column[] = [{ share: 0.22 }, figures, figures, figures, figures, figures, figures];

interface ToState {
  payout: PayoutDetail;
  shop: string;
}

/** What a payout is made of, order by order, and what it comes to. */
export function writeStatement({ payout, shop }: ToState, words: PaperWords): Promise<Buffer> {
  const { t, day, money } = words;
  const { currency } = payout.amount;
  return writeSheet('A4', words, `${t('papers.statement')} ${payout.number}`, (sheet) => {
    sheet.page(`${shop} · ${words.market}`);
    sheet.heading(t('papers.statement'), shop, [
      t('papers.payout', { number: payout.number }),
      t('papers.requested', { day: day(payout.requestedAt) }),
      ...(payout.settledAt && payout.state === 'paid'
        ? [t('papers.arrived', { day: day(payout.settledAt) })]
        : []),
      t('papers.toAccount', { last4: payout.last4 }),
    ]);
    sheet.row(
      columns,
      ['order', 'gross', 'ofShipping', 'commission', 'fee', 'tax', 'net'].map((name) => ({
        text: name === 'order' ? '' : t(`papers.${name as 'gross'}`),
      })),
      { isHead: true },
    );
    sheet.rule();
    const plain = (amount: number) => money({ amount, currency });
    // What has no column of its own: few orders have any of it.
    const lessOf = (sale: PayoutLine['sale']) =>
      sale === null
        ? []
        : [
            sale.refunded.amount > 0 ? `${t('orders.refundedSoFar')} ${plain(-sale.refunded.amount)}` : '',
            sale.withheld.amount > 0 ? `${t('payouts.withheld')} ${plain(-sale.withheld.amount)}` : '',
          ];
    if (payout.carried.amount !== 0)
      sheet.row(columns, cellsOf([t('papers.before'), '', '', '', '', '', money(payout.carried)]));
    for (const line of payout.lines) {
      const { sale, net } = line;
      const sold = sale
        ? [
            money(sale.gross),
            money(sale.shipping),
            plain(-sale.commission.amount),
            plain(-sale.paymentFee.amount),
            plain(-sale.tax.amount),
          ]
        : ['', '', '', '', ''];
      const [first, ...others] = cellsOf([line.order ?? t(lineKey(line)), ...sold, money(net)]);
      const note = [day(line.at, 'short'), line.order ? t(lineKey(line)) : '', ...lessOf(sale)]
        .filter(Boolean)
        .join(' · ');
      sheet.row(columns, [{ text: first?.text ?? '', note }, ...others]);
    }
    sheet.rule();
    const came = payout.lines.reduce((sum, { net }) => sum + net.amount, payout.carried.amount);
    sheet.sum(t('papers.net'), plain(came));
    sheet.sum(t('payouts.total'), money(payout.amount), { bold: true });
    sheet.sum(t('payouts.left'), plain(came - payout.amount.amount));
  });
}

const cellsOf = (texts: readonly string[]) => texts.map((text) => ({ text }));

function lineKey({ kind }: PayoutLine) {
  switch (kind) {
    case 'matured':
    case 'tip':
    case 'refund':
    case 'to-wallet':
    case 'frozen':
    case 'unfrozen':
    case 'chargeback':
    case 'chargeback-reversed':
    case 'payout-failed':
      return `payouts.line.${kind}` as const;
    case 'tip-matured':
      return 'payouts.line.tip' as const;
    case 'reserve-kept':
    case 'reserve-freed':
      return 'payouts.line.reserve' as const;
    default:
      return 'payouts.line.other' as const;
  }
}
