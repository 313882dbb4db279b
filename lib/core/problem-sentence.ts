import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** How the validator's own sentences begin; a schema that has a sentence of its own keeps it. */
const ofValidator = /^(Invalid |Too (small|big): |Unrecognized key)/;

const kinds: Readonly<Record<string, string>> = {
  string: 'Give a text.',
  number: 'Give a number.',
  int: 'Give a whole number.',
  boolean: 'Give true or false.',
  array: 'Give a list.',
  object: 'Give an object.',
  record: 'Give an object.',
  date: 'Give a date.',
  null: 'Give null.',
};

const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries', set: ' entries', file: ' bytes' };

/** What a problem says to do. The validator speaks of its types where a schema says nothing. */
export function sentenceOf(issue: Issue): string {
  if (!ofValidator.test(issue.message)) return issue.message;
  const sentence = whatToGive(issue);
  return issue.message.endsWith('received undefined') ? `This is required. ${sentence}` : sentence;
}

function whatToGive(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? 'Give a value of another type.';
    case 'invalid_value':
      return `Give ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'regex' && issue.pattern
        ? `This is not written as it should be: it must match ${issue.pattern.replace(/^\/|\/\w*$/g, '')}.`
        : 'This is not written as it should be. See the description of this member.';
    case 'too_small':
      return bounded('at least', issue.origin, issue.minimum, issue.inclusive ?? true);
    case 'too_big':
      return bounded('at most', issue.origin, issue.maximum, issue.inclusive ?? true);
    case 'not_multiple_of':
      return `Give a multiple of ${issue.divisor}.`;
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] ? sentenceOf(issue.issues[0]) : 'This name cannot be used.';
    case 'unrecognized_keys':
      return 'Give an object with the members of the description, and no others.';
    case 'invalid_union':
      return unionSentence(issue);
    default:
      return 'This value cannot be used here. See the description of this member.';
  }
}

function bounded(most: 'at least' | 'at most', origin: string, bound: number | bigint, isInclusive: boolean): string {
  const unit = units[origin];
  if (unit) return `Give ${most} ${bound}${bound === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit}.`;
  if (isInclusive) return `Give ${most} ${bound}.`;
  return `Give ${most === 'at least' ? 'more' : 'less'} than ${bound}.`;
}

/** The ways in which one value may be given, each once. */
function unionSentence({ errors }: Issue & { code: 'invalid_union' }): string {
  const ways = new Set(errors.flatMap(([first]) => (first && first.path.length === 0 ? sentenceOf(first) : [])));
  return ways.size > 0 ? [...ways].join(' Or: ') : 'This value cannot be used here. See the description of this member.';
}
