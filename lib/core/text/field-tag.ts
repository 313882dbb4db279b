// A field tag is `{{kind:party}}` or `{{kind:party:label}}`; spaces may stand around each part, and a label may hold colons.
// The signing half makes fields of such tags; templates leave them as they stand.

export const FIELD_KINDS = ['signature', 'date', 'text'] as const;

export type FieldKind = (typeof FIELD_KINDS)[number];

/** Whom a tag may name. */
export const TAG_PARTIES = ['signer', 'sender'] as const;

type TagParts = { kind: FieldKind; party: string; label: string };

/** The parts of what stands between double braces; empty where one is missing. Undefined for what is no field tag. */
export function partsOf(content: string): TagParts | undefined {
  const [word = '', party = '', ...label] = content.split(':');
  const kind = FIELD_KINDS.find((one) => one === word.trim());
  return kind && { kind, party: party.trim(), label: label.join(':').trim() };
}
