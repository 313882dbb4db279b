import type { Labels, Sample } from '@/lib/core/measures';
import { families, familyOf } from './families';

/** The text format of Prometheus, 0.0.4: the lines of a family together, below what it is. What has no family is left out. */
export function renderSamples(samples: readonly Sample[]): string {
  const lines = new Map(Object.keys(families).map((name) => [name, [] as string[]]));
  for (const { name, labels, value } of samples) lines.get(familyOf(name))?.push(`${name}${rendered(labels)} ${value}`);
  return [...lines]
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => `# HELP ${name} ${families[name]?.help}\n# TYPE ${name} ${families[name]?.type}\n${own.join('\n')}\n`)
    .join('');
}

function rendered(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
