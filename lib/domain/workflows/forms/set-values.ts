import type { ErrorDetail } from '@/lib/core/errors';
import { workflowErrors } from '../errors';
import { isDay } from './answers';
import { numberIn } from './number-in';
import { type KnownFields, kindOf } from './propose';
import type { FormField, FormSettings } from './rules';

type Known = Pick<KnownFields, 'kinds' | 'tags'>;
type Read = { value: string } | { problem: [code: string, message: string] };

/**
 * A form with its constants as templates compute with them: `4,800.00` is kept as `4800`. Refuses one that is empty, or no number or day
 * where the field holds one: nobody who fills in the form would see it, and each document would lack it.
 */
export function withSetValues(settings: FormSettings, known: Known): FormSettings {
  const details: ErrorDetail[] = [];
  const fields = settings.fields.map((field, index) => {
    if (field.kind !== 'constant') return field;
    const read = readSetValue(field, settings.language, known);
    if ('value' in read) return { ...field, value: read.value };
    const [code, message] = read.problem;
    details.push({ path: `settings.fields[${index}].value`, code, message });
    return field;
  });
  if (details.length > 0) throw workflowErrors.refused({ details });
  return { ...settings, fields };
}

function readSetValue({ name, value }: FormField, language: FormSettings['language'], known: Known): Read {
  if (value === '') return { problem: ['empty', 'Write what is always sent, choose another kind to ask for it, or remove the field.'] };
  const kind = kindOf(name, known);
  if (kind === 'number') {
    const number = numberIn(value, language);
    return number === null ? { problem: ['number', 'This field holds a number. Write it in digits, such as 1200.'] } : { value: String(number) };
  }
  if (kind === 'date' && !isDay(value)) return { problem: ['date', 'This field holds a day. Write it as 2026-12-31.'] };
  return { value };
}
