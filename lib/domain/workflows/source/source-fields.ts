import { z } from 'zod';
import { plainName } from '@/lib/engines/office/language/plain-name';
import { maxFieldNameLength, maxSourceFields } from '../rules';
import { line } from '../text-rules';

const fieldName = line(maxFieldNameLength, 'Give the field a name.');

/** Names of source fields that are declared: each once, as tags would find them. */
export const sourceFields = z
  .array(fieldName)
  .max(maxSourceFields, `Give at most ${maxSourceFields.toLocaleString('en')} names.`)
  .superRefine((names, context) => {
    const first = new Map<string, number>();
    names.forEach((name, index) => {
      const before = first.get(plainName(name));
      if (before === undefined) first.set(plainName(name), index);
      else context.addIssue({ code: 'custom', path: [index], message: `This is the same name as [${before}]. Remove it.`, params: { code: 'duplicate' } });
    });
  });
