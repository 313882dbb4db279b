import type { FieldKind } from '@/lib/core/text/field-tag';
import { cleanText } from '@/lib/engines/pdf/typeset/clean-text';
import { fieldNode } from '@/lib/engines/pdf/typeset/read-inline';
import type { TagCollector } from '@/lib/engines/pdf/typeset/tag-collector';

/** Somebody who signs: fields are allowed for this id, and a block is added if it has no signature. */
export type SigningParty = {
  id: string;
  /** Title of the block, such as "Signer". */
  blockTitle: string;
  signatureLabel: string;
  dateLabel: string;
  /** The whole name line of the block as it is to be printed, such as "Name: Anna Berg". */
  nameLabel?: string;
};

/** Those whom no field binds to sign. */
export function partiesWithoutSignature(
  parties: readonly SigningParty[],
  fields: readonly { kind: FieldKind; party: string; required?: boolean }[],
): SigningParty[] {
  const signing = new Set(fields.filter(({ kind, required = true }) => kind === 'signature' && required).map(({ party }) => party));
  return parties.filter(({ id }) => !signing.has(id));
}

/** What a template draws as a party's block; its fields are added to `tags`. */
export const signatureBlocks = (tags: TagCollector, parties: readonly SigningParty[]) =>
  parties.map((party) => ({
    title: cleanText(party.blockTitle),
    name: cleanText(party.nameLabel ?? ''),
    signature: fieldNode(tags.add('signature', party.id, ''), party.signatureLabel),
    date: fieldNode(tags.add('date', party.id, ''), party.dateLabel),
  }));
