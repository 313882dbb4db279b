import { docx, listItem, paragraph, row, table } from '../lib/engines/office/testing/build-docx';

/** An offer with a name, a condition, and a table with a row for each of several things. */
export const offerTemplate = (): Uint8Array =>
  docx(
    [
      paragraph('Offer for {{Customer Name}}'),
      paragraph('Thank you for your interest. This is what we can deliver, and at which price.'),
      table(row('Item', 'Price'), row('{{Items.name}}', '{{Items.price | currency:"EUR"}}'), row('In all', '{{=SUM(Items.price)}}')),
      paragraph('{{#if Discount}}A discount of {{Discount}} is taken off.{{/if}}'),
      listItem('Valid until {{Valid until | date:"d MMM yyyy"}}'),
    ].join(''),
  );
