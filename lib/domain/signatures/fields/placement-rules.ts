import type { FieldKind } from '@/lib/core/text/field-tag';
import type { Box } from '@/lib/engines/pdf/place';
import type { Party } from '../rules';

/** A place for a field on a PDF, as fractions of the page as displayed. */
export type Placement = Omit<Box, 'height'> & { kind: FieldKind; party: Party; height?: number | undefined };

/** The members that bear on each other; any of them may be missing where it is wrong in itself. */
type Members = { document?: { markdown?: string | undefined }; title?: string | undefined; fields?: readonly Placement[] | undefined; sender_signs?: boolean };

/** Decisions, "Placement defaults": heights as fractions of the page. */
const defaultHeights = { signature: 0.06, date: 0.025, text: 0.025 } as const satisfies Record<FieldKind, number>;

/** On a page of A4: 3 mm wide, 1 mm high. */
const smallest = { width: 0.005, height: 0.003 };

/** Fractions are given with a few digits; a box that touches the edge is on the page. */
const tolerance = 0.0005;

export const heightOf = (placement: Placement): number => placement.height ?? defaultHeights[placement.kind];

type Problem = { path: (string | number)[]; code: string; message: string };

/** What is wrong between the members of a create request. Members that are wrong in themselves may be missing here. */
export function memberProblems(input: Members): Problem[] {
  const problems: Problem[] = [];
  const isMarkdown = input.document?.markdown !== undefined;
  if (isMarkdown && input.title === undefined) problems.push({ path: ['title'], code: 'required', message: 'A document in markdown needs a title.' });
  if (isMarkdown && input.fields !== undefined)
    problems.push({
      path: ['fields'],
      code: 'not_with_markdown',
      message: 'Place fields in markdown by tags, such as {{signature:signer}}; fields are for PDFs.',
    });
  const placements = Array.isArray(input.fields) ? input.fields : [];
  return [...problems, ...placements.flatMap((placement, index) => placementProblems(placement, ['fields', index], input.sender_signs === true))];
}

function placementProblems(placement: Placement, path: (string | number)[], senderSigns: boolean): Problem[] {
  // What is no object at all, the schema says.
  if (typeof placement !== 'object' || placement === null) return [];
  const problems: Problem[] = [];
  if (placement.party === 'sender' && !senderSigns)
    problems.push({ path: [...path, 'party'], code: 'sender_does_not_sign', message: 'Set sender_signs to true, or place this field for the signer.' });
  const [width, height] = [placement.width, heightOf(placement)];
  if (width < smallest.width || height < smallest.height)
    problems.push({
      path,
      code: 'empty_box',
      message: `Give the box a width of at least ${smallest.width} and a height of at least ${smallest.height}: a mark in it must be seen.`,
    });
  if (placement.x + width > 1 + tolerance || placement.y + height > 1 + tolerance)
    problems.push({ path, code: 'outside_page', message: 'The box leaves the page: x + width and y + height may be at most 1.' });
  return problems;
}
