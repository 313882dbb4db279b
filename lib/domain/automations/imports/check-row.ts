import { normalizeEmail } from '@/lib/core/email-address';
import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import { fillText } from '@/lib/engines/office/language/fill-text';
import { PayloadRefused } from '@/lib/engines/office/language/flatten-payload';
import { repeatingNamesIn } from '@/lib/engines/office/language/names-in';
import { readTags } from '@/lib/engines/office/language/read-tags';
import { Scope } from '@/lib/engines/office/language/scope';
import { valueText } from '@/lib/engines/office/language/value-text';
import { failingFormulas } from '../../workflows/completeness/failing-formulas';
import { maxPostBytes } from '../inbound/post-limits';
import { shapeOf } from '../inbound/shape-of';
import { refuseFieldTags } from '../running/refuse-field-tags';
import { StepFailure } from '../running/step-failure';
import type { Asked } from './asked';
import { type Column, nested } from './columns';
import type { RowProblem } from './rules';

const NUMBER = /^[+-]?\d+([.,]\d+)*$/;
const maxNamed = 8;
/** So long the formulas of one row are tried: nobody else has a turn meanwhile. */
const formulasMs = 50;

/** What a row would become: the text of a post, and what is to be said of it. */
type CheckedRow = { text: string; problems: RowProblem[] };

export function checkRow(cells: readonly string[], columns: readonly Column[], asked: Asked): CheckedRow {
  const problems: RowProblem[] = [];
  const beyond = cells.slice(columns.length).filter((cell) => cell.trim() !== '');
  if (beyond.length > 0) problems.push({ code: 'too_many_cells', about: shortened(beyond.join(' · ')) });
  const values = nested(columns, (index) => fieldValue(cells[index] ?? '', asked.kinds[columns[index]?.name ?? '']));
  const text = JSON.stringify(values);
  if (Buffer.byteLength(text) > maxPostBytes) return { text: '', problems: [...problems, { code: 'too_large', about: '' }] };
  for (const [index, { name }] of columns.entries()) {
    const value = cells[index]?.trim() ?? '';
    if (asked.kinds[name] === 'number' && value !== '' && !NUMBER.test(value)) problems.push({ code: 'not_a_number', about: shortened(`${name}: ${value}`) });
  }
  const unfit = notWritten(values, asked).filter(({ code, about }) => !problems.some((one) => one.code === code && one.about === about));
  return { text, problems: [...problems, ...unfit, ...wouldFail(values, asked), ...notComputed(values, asked), ...missing(values, asked)] };
}

/** Texts stay as they are, leading zeros too: a field that held numbers before gets one where nothing of it is lost. */
function fieldValue(cell: string, kind: string | undefined): unknown {
  const text = cell.trim();
  if (kind === 'number' && String(Number(text)) === text) return Number(text);
  if (kind === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return cell;
}

/** What ends each run of such values, said before it is begun. */
function wouldFail(values: object, { documents, setting }: Asked): RowProblem[] {
  try {
    shapeOf(values);
    const addresses = documents.flatMap(({ signerEmail }) => signerEmail ?? []);
    if (addresses.length > 0) refuseFieldTags(values);
    for (const address of addresses) {
      const filled = fillText(address, values, setting).text.trim();
      if (normalizeEmail(filled) === null) return [{ code: 'invalid_email', about: shortened(filled) }];
    }
    return [];
  } catch (error) {
    if (error instanceof PayloadRefused) return [{ code: 'too_deep', about: shortened(error.path) }];
    if (error instanceof StepFailure) return [{ code: 'field_tag_in_value', about: shortened(error.problem.value ?? '') }];
    if (error instanceof FillFailed) return [{ code: 'unreadable', about: shortened(error.tag) }];
    throw error;
  }
}

/** The run fails where such a tag is reached; behind an {{#if}} it may not be, so the row is let through. */
function notComputed(values: object, { formulas, setting }: Asked): RowProblem[] {
  const failing = failingFormulas(formulas, values, setting, formulasMs);
  return failing.length > 0 ? [{ code: 'not_computed', about: shortened(failing.map((source) => `{{${source}}}`).join(', ')) }] : [];
}

/** Printed as they came, where the template asks for a date or a number written in its own way. */
function notWritten(values: object, { filtered, setting }: Asked): RowProblem[] {
  const scope = Scope.of(values);
  const found = filtered.flatMap((source): RowProblem[] => {
    const [placed] = readTags(`{{${source}}}`);
    const [name] = placed ? repeatingNamesIn(placed.tag) : [];
    const code = doubtIn(source, values, setting);
    return name === undefined || code === undefined ? [] : [{ code, about: shortened(`${name}: ${valueText(scope.look(name)).trim()}`) }];
  });
  return [...new Map(found.map((one) => [`${one.code} ${one.about}`, one])).values()];
}

function doubtIn(source: string, values: object, setting: Asked['setting']): 'not_a_date' | 'not_a_number' | undefined {
  try {
    const codes = fillText(`{{${source}}}`, values, setting).findings.map(({ code }) => code);
    return (['not_a_date', 'not_a_number'] as const).find((code) => codes.includes(code));
  } catch (error) {
    if (error instanceof FillFailed) return undefined;
    throw error;
  }
}

/** Nothing fails of it: a value that is missing is a warning of its run. */
function missing(values: object, { names }: Asked): RowProblem[] {
  const scope = Scope.of(values);
  const without = names.filter((name) => isEmpty(scope.look(name)));
  return without.length > 0 ? [{ code: 'missing', about: without.slice(0, maxNamed).join(', ') }] : [];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.every(isEmpty));

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…`.toWellFormed() : text);
