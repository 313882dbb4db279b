import { readXmlText, writeXmlAttribute } from './xml-text.ts';

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  let pattern = patterns.get(name);
  if (!pattern) patterns.set(name, (pattern = new RegExp(`(\\s${escaped(name)}\\s*=\\s*)(?:"([^"]*)"|'([^']*)')`)));
  return pattern;
}

/** The value of an attribute of an opening tag. */
export function attribute(open: string, name: string): string | undefined {
  const found = patternOf(name).exec(open);
  return found ? readXmlText(found[2] ?? found[3] ?? '') : undefined;
}

/** The opening tag with another value; an attribute that it does not have is added. */
export function withAttribute(open: string, name: string, value: string): string {
  const written = `"${writeXmlAttribute(value)}"`;
  if (patternOf(name).test(open)) return open.replace(patternOf(name), (_all, before) => `${before}${written}`);
  return open.replace(/\s*(\/?)>$/, (_all, slash) => ` ${name}=${written}${slash}>`);
}

export const withoutAttribute = (open: string, name: string): string => open.replace(patternOf(name), '');
