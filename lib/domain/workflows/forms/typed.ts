import { z } from 'zod';
import { maxFormFields, maxLongAnswer, maxRows } from './rules';

/** More inputs than any form of ours has that people fill in. */
const maxInputs = maxFormFields * maxRows;

/** What was typed, by the names of inputs; more than one could type is refused before any of it is read. */
export const formAnswers = z
  .record(z.string().max(40, 'This is no input of the form.'), z.string().max(2 * maxLongAnswer, 'Use fewer characters.'))
  .refine((typed) => Object.keys(typed).length <= maxInputs, { error: `Send at most ${maxInputs} inputs.`, params: { code: 'too_many_inputs' } });
