import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { errorsOf } from '@/lib/surfaces/openapi/answers';
import { publicOperations } from '@/lib/surfaces/openapi/document';
import { examples } from '@/lib/surfaces/openapi/examples';
import { apiReference } from '@/lib/surfaces/openapi/reference';
import { ChapterPage, EventsPage } from './chapter-page';
import { DocsPage } from './docs-page';
import { eventsSlug } from './view';

const reference = apiReference();
const pages = new Map([
  ['/docs', renderToStaticMarkup(<DocsPage reference={reference} />)],
  ...reference.chapters.map((chapter) => [`/docs/${chapter.slug}`, renderToStaticMarkup(<ChapterPage reference={reference} chapter={chapter} />)] as const),
  [`/docs/${eventsSlug}`, renderToStaticMarkup(<EventsPage reference={reference} />)],
]);
const html = [...pages.values()].join('');

/** Texts of elements, as a reader sees them. */
const textsOf = (pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) =>
    text
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
  );
const blocksOf = (language: string): string[] => textsOf(new RegExp(`${language}</figcaption>.*?<pre[^>]*>(.*?)</pre>`, 'gs'));

test('shows every operation with its address, its parameters, and every error with its sentence', () => {
  for (const op of publicOperations()) {
    expect(html).toContain(`id="${op.name}"`);
    expect(pages.get('/docs')).toMatch(new RegExp(`href="/docs/[a-z-]+#${op.name}"`));
    for (const { code } of errorsOf(op)) expect(html).toContain(`>${code}</dt>`);
  }
  for (const name of ['document.upload_id', 'fields[].height', 'X-Request-Token', 'Idempotency-Key', 'usage.monthly_limit']) expect(html).toContain(name);
});

test('shows as code nothing but the examples, which examples.test.ts runs, and answers in JSON', () => {
  const shown = reference.chapters.flatMap(({ operations }) => operations).flatMap((operation) => operation.examples);
  expect(shown.map(({ title }) => title).sort()).toEqual(examples.map(({ title }) => title).sort());
  const known = { curl: new Set(shown.map(({ curl }) => curl)), TypeScript: new Set(shown.map(({ typescript }) => typescript)) };
  const quickStart = reference.first.length;
  expect(quickStart).toBe(3);
  for (const language of ['curl', 'TypeScript'] as const) {
    const blocks = blocksOf(language);
    expect(blocks).toHaveLength(examples.length + quickStart);
    for (const block of blocks) expect(known[language].has(block), block).toBe(true);
  }
  expect(blocksOf('JSON')).not.toEqual([]);
  for (const block of blocksOf('JSON')) expect(() => JSON.parse(block)).not.toThrow();
});

test('fetches nothing, and leads nowhere but to this service', () => {
  expect(html).not.toMatch(/<(script|iframe|link|img)\b/);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(links).not.toEqual([]);
  for (const href of links) expect(href).toMatch(/^[#/]/);
});

test('every link within the reference leads to a page and a place that are there', () => {
  for (const [from, page] of pages) {
    for (const [, href = ''] of page.matchAll(/href="((?:\/docs|#)[^"]*)"/g)) {
      const [path = '', anchor] = href.split('#');
      const to = pages.get(path || from);
      expect(to, href).toBeDefined();
      if (anchor) expect(to).toContain(`id="${anchor}"`);
    }
  }
});

test('what has members under a name stands once on a page, whatever holds it', () => {
  const workflows = pages.get('/docs/workflows') ?? '';
  for (const name of ['Workflow', 'Document', 'OutgoingWebhook']) expect(workflows.split(`id="shape-${name}"`), name).toHaveLength(2);
  for (const [address, page] of pages) {
    const labels = [...page.matchAll(/aria-label="(Members of [^"]+)"/g)].map(([, label]) => label);
    expect(new Set(labels).size, address).toBe(labels.length);
  }
});

test('the members of what may be null are told, such as why an automation failed', () => {
  expect(pages.get('/docs/automations')).toContain('>error.advice<');
});

test('no page weighs more than 250 KB as text, and each has one heading of the first rank', () => {
  for (const [address, page] of pages) {
    expect(page.length, address).toBeLessThan(250_000);
    expect(page.match(/<h1/g), address).toHaveLength(1);
  }
});
