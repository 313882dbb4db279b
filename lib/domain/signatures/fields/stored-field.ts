import { z } from 'zod';
import { FIELD_KINDS } from '@/lib/core/text/field-tag';
import { parties } from '../rules';

const fraction = z.number().min(-0.01).max(1.01);

/** A field as it is kept with its request; places are fractions of the displayed page from its top left. */
export const storedField = z.object({
  id: z.string(),
  kind: z.enum(FIELD_KINDS),
  party: z.enum(parties),
  label: z.string(),
  required: z.boolean(),
  page: z.int().min(1),
  x: fraction,
  y: fraction,
  width: fraction,
  height: fraction,
});

export type StoredField = z.output<typeof storedField>;

/** A billionth of a page: what a JSON column gives back as it was, so that the same field hashes the same for ever. */
const rounded = (fraction: number): number => Math.round(fraction * 1e9) / 1e9;

export const withRoundedPlace = ({ x, y, width, height, ...field }: StoredField): StoredField => ({
  ...field,
  ...{ x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) },
});

export const storedFields = z.array(storedField);
