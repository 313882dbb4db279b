/** `node bench/office-fill.ts`: filling templates, beside docxtemplater on the same ones, in one process, warm, at the median. */
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { fillTemplate } from '../lib/engines/office/fill/fill-template.ts';
import { docx, paragraph, row, table } from '../lib/engines/office/testing/build-docx.ts';
import { drawingParagraph, drawingRun, pptx, shape } from '../lib/engines/office/testing/build-pptx.ts';
import { median } from './median.ts';

const rounds = 40;
/** Until both are compiled, as a child that fills one after the other is after its first second. */
const warmUpMs = 3_000;
const setting = { language: 'en', timeZone: 'UTC' };
const sentence = 'The supplier delivers the {{Item}} to {{Customer Name}} within {{Days}} days of the order. ';
const page = Array.from({ length: 9 }, () => paragraph(sentence.repeat(4))).join('');
const lines = Array.from({ length: 2_000 }, (_, index) => ({ name: `Part ${index}`, quantity: index, price: `${index}.50`, note: 'in stock' }));
const values = { Item: 'design', 'Customer Name': 'Anna & Berg', Days: '30', items: lines };
const slide = { title: 'For {{Customer Name}}', shapes: shape(drawingParagraph(drawingRun(sentence.repeat(3))).repeat(5)) };

/** The same document for both; only rows are repeated in another spelling. */
const cases: { name: string; ours: Uint8Array; theirs: Uint8Array }[] = [
  same('one page, 108 tags', docx(page)),
  same('50 pages, 5,400 tags', docx(page.repeat(50))),
  {
    name: '2,000 rows of four cells',
    ours: docx(table(row('Part', 'Quantity', 'Price', 'Note'), row('{{items.name}}', '{{items.quantity}}', '{{items.price}}', '{{items.note}}'))),
    theirs: docx(table(row('Part', 'Quantity', 'Price', 'Note'), row('{{#items}}{{name}}', '{{quantity}}', '{{price}}', '{{note}}{{/items}}'))),
  },
  same('20 slides, 920 tags', pptx(Array.from({ length: 20 }, () => slide))),
];

function same(name: string, bytes: Uint8Array) {
  return { name, ours: bytes, theirs: bytes };
}

function fillTheirs(bytes: Uint8Array): Uint8Array {
  const template = new Docxtemplater(new PizZip(bytes), { delimiters: { start: '{{', end: '}}' }, paragraphLoop: true, linebreaks: true });
  template.render(values);
  return template.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' });
}

function timed(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

console.log('\nFill a template, milliseconds at the median:');
for (const { name, ours, theirs } of cases) {
  const [own, other]: [number[], number[]] = [[], []];
  // In turns, so that both meet the same machine.
  const warmAt = performance.now() + warmUpMs;
  while (own.length < rounds) {
    const ownMs = timed(() => fillTemplate({ bytes: ours, values, setting }));
    const otherMs = timed(() => fillTheirs(theirs));
    if (performance.now() < warmAt) continue;
    own.push(ownMs);
    other.push(otherMs);
  }
  const ratio = median(other) / median(own);
  console.log(
    `  ${name.padEnd(28)} ${median(own).toFixed(1).padStart(7)}   docxtemplater ${median(other).toFixed(1).padStart(7)}   ${ratio.toFixed(1)} times as fast`,
  );
}
