import { composeDocx, textWidth } from '@/lib/engines/office/compose/compose-docx';
import { beside, paragraph, space } from '@/lib/engines/office/compose/docx-blocks';
import type { FieldKey, TemplateWords } from '../words-of';
import type { Layout } from './layout';
import { signHere } from './sign-here';

type Clauses = Readonly<Record<string, { title: string; text: string }>>;

type Agreement = {
  title: string;
  subtitle: string;
  /** What each side is called, and the fields that say who it is. */
  sides: readonly [label: string, name: FieldKey, address: FieldKey][];
  clauses: Clauses;
};

/** Title, both sides, numbered clauses, and the place to sign. */
const agreement =
  (choose: (words: TemplateWords) => Agreement): Layout =>
  ({ words, tags, spoken }) => {
    const { title, subtitle, sides, clauses } = choose(words);
    const side = ([label, name, address]: Agreement['sides'][number]) => ({
      width: textWidth / 2,
      content: paragraph('Label', label) + paragraph('Strong', tags.of(name)) + paragraph('Line', tags.of(address)),
    });
    const other = sides[1]?.[1] ?? 'customer';
    return composeDocx({
      ...spoken,
      counting: words.clauseNumber,
      footer: tags.text(words.signing.page),
      body: [
        paragraph('Title', title),
        paragraph('Subtitle', tags.text(subtitle)),
        beside(...sides.map(side)),
        space(8),
        ...Object.values(clauses).flatMap((clause) => [paragraph('Clause', clause.title), paragraph('Normal', tags.text(clause.text))]),
        signHere(words, tags, { signer: 'signerName', of: other, accepted: words.signing.accepted }),
        space(1),
      ],
    });
  };

export const contract = agreement(({ contract: { provider, client, ...words } }) => ({
  ...words,
  sides: [
    [provider, 'company', 'companyAddress'],
    [client, 'customer', 'customerAddress'],
  ],
}));

export const nda = agreement(({ nda: { discloser, recipient, ...words } }) => ({
  ...words,
  sides: [
    [discloser, 'company', 'companyAddress'],
    [recipient, 'partner', 'partnerAddress'],
  ],
}));
