import type { FieldKey, TemplateWords } from './words-of';

type Plain = string | number;
type Value = Plain | readonly Partial<Record<FieldKey, Plain>>[];

const order = ['first', 'second', 'third'] as const;
const quantities = [1, 24, 2] as const;
const days = { date: '2026-12-01', startDate: '2027-01-11', dueDate: '2026-12-15', replyBy: '2026-12-18' };
const counts = { paymentDays: 14, noticeDays: 30, hours: 8, weeklyHours: 38, holidayDays: 28, years: 3 };

function valuesIn({ samples, amounts }: TemplateWords): Partial<Record<string, Value>> {
  const { descriptions, measures, values, nextSteps, owners, ...texts } = samples;
  return {
    ...texts,
    ...days,
    ...counts,
    ...{ fee: amounts.fee, salary: amounts.salary, taxRate: amounts.taxRate },
    items: order.map((one, index) => ({ description: descriptions[one], quantity: quantities[index] ?? 1, unitPrice: amounts[one] })),
    results: order.map((one) => ({ measure: measures[one], value: values[one] })),
    steps: order.map((one) => ({ step: nextSteps[one], owner: owners[one] })),
  };
}

/** Example data for a template that reads these names: its fields alone, in the order in which the words list them. */
export function sampleOf(words: TemplateWords, names: ReadonlySet<string>): Record<string, unknown> {
  const values = valuesIn(words);
  const isRead = (name: string) => [...names].some((one) => one === name || one.startsWith(`${name}.`));
  const named = (value: Value): unknown =>
    typeof value === 'object'
      ? value.map((member) => Object.fromEntries(Object.entries(member).map(([key, one]) => [words.fields[key as FieldKey], one])))
      : value;
  return Object.fromEntries(
    Object.entries(words.fields).flatMap(([key, name]) => {
      const value = values[key];
      return value === undefined || !isRead(name) ? [] : [[name, named(value)]];
    }),
  );
}
