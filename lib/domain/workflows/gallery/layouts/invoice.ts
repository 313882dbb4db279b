import { composeDocx, textWidth } from '@/lib/engines/office/compose/compose-docx';
import { type Block, beside, facts, paragraph, type Row, space, table } from '@/lib/engines/office/compose/docx-blocks';
import type { Tags } from '../tags';
import type { TemplateWords } from '../words-of';
import type { Layout } from './layout';

const line = '{items.quantity} * {items.unitPrice}';
const columns = [4354, 1300, 1800, 1900] as const;
const left = 5254;
const right = textWidth - left;

/** Sender and title, whom it goes to, the items with their sums, and how to pay. */
export const invoice: Layout = ({ words, tags, spoken }) => {
  const { invoice: says } = words;
  const sender = [paragraph('Sender', tags.of('company')), paragraph('Quiet', tags.of('companyAddress')), paragraph('Quiet', tags.of('companyEmail'))];
  const billed = [paragraph('Label', says.billTo), paragraph('Strong', tags.of('customer')), paragraph('Line', tags.of('customerAddress'))];
  const details = facts(
    [
      [says.number, tags.of('invoiceNumber')],
      [says.date, tags.of('date')],
      [says.due, tags.of('dueDate')],
    ],
    [1700, right - 1700],
    says.details,
  );
  return composeDocx({
    ...spoken,
    footer: tags.text(words.signing.page),
    body: [
      ...sender,
      space(34),
      paragraph('Title', says.title),
      space(10),
      // A cell ends with a paragraph.
      beside({ width: left, content: billed.join('') }, { width: right, content: details + space(1) }),
      space(26),
      items(words, tags),
      space(22),
      paragraph('Heading2', says.pay),
      paragraph('Normal', tags.text(says.payText)),
      paragraph('Normal', tags.text(says.thanks)),
    ],
  });
};

function items({ invoice: says }: TemplateWords, tags: Tags): Block {
  const [wide, ...narrow] = columns;
  const head: Row = {
    isHead: true,
    cells: [
      { content: paragraph('Label', says.position), width: wide, below: 'strong' },
      ...[says.quantity, says.unitPrice, says.amount].map((text, index) => ({
        content: paragraph('AmountLabel', text),
        width: narrow[index] ?? 0,
        below: 'strong' as const,
      })),
    ],
  };
  const repeated: Row = {
    cells: [
      { content: paragraph('Line', tags.of('description', 'items')), width: wide, below: 'hair' },
      ...[tags.of('quantity', 'items'), tags.of('unitPrice', 'items'), tags.amount(line)].map((text, index) => ({
        content: paragraph('Amount', text),
        width: narrow[index] ?? 0,
        below: 'hair' as const,
      })),
    ],
  };
  const sum = `SUM(${line})`;
  return table(
    columns,
    [
      head,
      repeated,
      total(says.subtotal, tags.amount(sum)),
      total(tags.text(says.tax), tags.amount(`${sum} * {taxRate} / 100`)),
      total(says.total, tags.amount(`${sum} * (100 + {taxRate}) / 100`), true),
    ],
    { title: says.title, pad: 85 },
  );
}

/** Below the items, under their last two columns. */
function total(name: string, amount: string, isLast = false): Row {
  const [wide, quantity, price, sum] = columns;
  const edge = isLast ? { above: 'strong' as const } : {};
  return {
    cells: [
      { content: paragraph('Line', ''), width: wide },
      { content: paragraph(isLast ? 'TotalLabel' : 'Line', name), width: quantity + price, span: 2, ...edge },
      { content: paragraph(isLast ? 'Total' : 'Amount', amount), width: sum, ...edge },
    ],
  };
}
