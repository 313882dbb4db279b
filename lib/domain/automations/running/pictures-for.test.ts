import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { docx, paragraphOf } from '@/lib/engines/office/testing/build-docx';
import { partOf } from '@/lib/engines/office/testing/read-back';
import { bytesOf, ranOnce } from '@/lib/testing/automations';
import { outside } from '@/lib/testing/outside-server';
import type { TemplateReading } from '../../files/hosted/template-reading';
import { picturesFor } from './pictures-for';

const host = 'pictures.example.com';
const png = new Uint8Array(
  await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer(),
);
const placed =
  '<w:r><w:drawing><wp:inline><wp:extent cx="1000" cy="1000"/><wp:docPr id="1" name="P" descr="{{Logo}}"/><a:graphic><a:graphicData><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="P"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdP"/></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1000" cy="1000"/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
const own = { name: 'word/media/own.png', contents: png, relationship: { id: 'rIdP', kind: 'image' } };

/** A run whose template has a picture of its own at `{{Logo}}`, with this value for it. */
async function withLogo(value: string) {
  const bytes = docx(paragraphOf(placed), { parts: [own] });
  const { run } = await ranOnce({ template: { bytes }, settings: { createPdfCopy: false }, values: { Logo: value }, fields: ['Logo'] });
  return { run, xml: partOf(await bytesOf(run.outputs[0]?.fileId), 'word/document.xml') };
}

test('a picture whose value is an address is fetched, once for a document, and stands in it', async () => {
  const server = await outside({ hosts: [host], answer: (_, response) => response.end(png) });
  const { run, xml } = await withLogo(`https://${host}/logo.png`);
  expect(run).toMatchObject({ status: 'completed', warnings: 0 });
  expect(xml).not.toContain('r:embed="rIdP"');
  // As wide as its box allows: of the fetched picture's own proportions.
  expect(xml).toContain('<wp:extent cx="1000" cy="500"/>');
  expect(server.paths()).toEqual([`${host}/logo.png`]);
});

test.each([
  ['that is not there', (response: ServerResponse) => response.writeHead(404).end(), /answered 404/],
  ['of more than 5 MB', (response: ServerResponse) => response.end(Buffer.alloc(5 * 1024 * 1024 + 1)), /\.$/],
])('a picture %s is a warning that says why, and the template’s own stays', async (_what, answer, reason) => {
  await outside({ hosts: [host], answer: (_, response) => void answer(response) });
  const { run, xml } = await withLogo(`https://${host}/logo.png`);
  expect(run.status).toBe('completed');
  expect(run.steps[0]?.findings).toContainEqual({ code: 'picture_unreachable', tag: 'Logo', message: expect.stringMatching(reason) });
  expect(xml).toContain('r:embed="rIdP"');
});

test.each([
  ['unencrypted', 'http://pictures.example.com/logo.png'],
  ['of this machine', 'https://127.0.0.1/logo.png'],
  ['whose name leads into the private network', 'https://inside.example.com/logo.png'],
])('nobody is called at an address %s', async (_what, address) => {
  const server = await outside({ hosts: [host], names: { 'inside.example.com': ['10.0.0.8'] } });
  const { run, xml } = await withLogo(address);
  expect(run.steps[0]?.findings).toContainEqual(expect.objectContaining({ code: 'picture_unreachable', tag: 'Logo' }));
  expect([server.connections(), xml.includes('r:embed="rIdP"')]).toEqual([0, true]);
});

/** What a template with one picture for each of these addresses is read as. */
const readingOf = (names: readonly string[]) =>
  ({ tags: names.map((name) => ({ kind: 'picture', source: name, names: [name] })) }) as unknown as TemplateReading;

test('servers that never answer hold a document up no longer than all its pictures may take, six at once', async () => {
  const silent: ServerResponse[] = [];
  const server = await outside({ hosts: [host], answer: (_, response) => void silent.push(response) });
  const names = Array.from({ length: 50 }, (_, index) => `Logo${index}`);
  const values = Object.fromEntries(names.map((name) => [name, `https://${host}/${name}.png`]));
  const { findings } = await picturesFor(readingOf(names), values, new AbortController().signal, 1500);
  expect(findings.map(({ tag }) => tag)).toEqual(names);
  expect(findings[49]?.message).toContain('have 1.5 seconds in all');
  expect(server.paths().length).toBeLessThanOrEqual(6);
});

test('of more than fifty addresses in one document the first fifty are called, and the rest are told', async () => {
  const server = await outside({ hosts: [host], answer: (_, response) => response.end(png) });
  const names = Array.from({ length: 52 }, (_, index) => `Logo${index}`);
  const values = Object.fromEntries(names.map((name) => [name, `https://${host}/${name}.png`]));
  const { byAddress, findings } = await picturesFor(readingOf(names), values, new AbortController().signal);
  expect([server.paths().length, Object.keys(byAddress)]).toEqual([50, Object.values(values).slice(0, 50)]);
  expect(findings.map(({ code }) => code)).toEqual(['too_many_pictures']);
});

test('a job whose time is over fetches no more, and its step begins anew', async () => {
  const ended = AbortSignal.abort(new Error('over'));
  await expect(picturesFor(readingOf(['Logo']), { Logo: `https://${host}/logo.png` }, ended)).rejects.toThrow('over');
});
