import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cell, docx, paragraphOf, rowOf, run, table } from '../testing/build-docx.ts';
import { pptx } from '../testing/build-pptx.ts';
import { fillWith } from '../testing/fill-with.ts';
import { partOf } from '../testing/read-back.ts';

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });
const PNG = new Uint8Array(await blank(40, 20).png().toBuffer());
const JPEG = new Uint8Array(await blank(20, 40).jpeg().toBuffer());
const GIF = new Uint8Array(await blank(30, 30).gif().toBuffer());
const WEBP = new Uint8Array(await blank(30, 30).webp().toBuffer());

const picture = (alt: string) =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="1000" cy="1000"/><wp:docPr id="1" name="P" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="P"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdP"/><a:srcRect l="10"/></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1000" cy="1000"/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const template = docx(paragraphOf(picture('{{Logo}}')));

it.each([
  ['a PNG', PNG, 'png', 1000, 500],
  ['a JPEG', JPEG, 'jpeg', 500, 1000],
  ['a GIF', GIF, 'gif', 1000, 1000],
])('swaps a picture for %s, as large as it can be in its box', (_kind, bytes, extension, width, height) => {
  const filled = fillWith(template, { Logo: 'https://a.example/logo' }, { 'https://a.example/logo': bytes });
  const xml = partOf(filled.bytes, 'word/document.xml');
  expect(xml).toContain(`<wp:extent cx="${width}" cy="${height}"/>`);
  expect(xml).toContain(`<a:ext cx="${width}" cy="${height}"/>`);
  expect(xml).not.toContain('srcRect');
  expect(xml).toContain('descr="Logo"');
  const id = /r:embed="([^"]+)"/.exec(xml)?.[1];
  expect(partOf(filled.bytes, 'word/_rels/document.xml.rels')).toContain(`Id="${id}"`);
  expect(partOf(filled.bytes, '[Content_Types].xml')).toContain(`Extension="${extension}"`);
  expect(partOf(filled.bytes, `word/media/picture1.${extension}`)).not.toBe('');
  expect(filled.findings).toEqual([]);
});

it.each([
  ['an address with base64 in it', { Logo: `data:image/png;base64,${Buffer.from(PNG).toString('base64')}` }, {}],
  ['base64', { Logo: Buffer.from(PNG).toString('base64') }, {}],
  ['what was given for its tag', { Logo: 'anything' }, { Logo: PNG }],
])('takes a picture from %s', (_source, values, pictures) => {
  expect(partOf(fillWith(template, values, pictures).bytes, 'word/document.xml')).toContain('<wp:extent cx="1000" cy="500"/>');
});

it('keeps the picture of the template where the value is none that Office shows, and says so', () => {
  for (const bytes of [WEBP, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('no picture')]) {
    const { bytes: filled, findings } = fillWith(template, { Logo: 'x' }, { x: bytes });
    expect(partOf(filled, 'word/document.xml')).toContain('r:embed="rIdP"');
    expect(findings).toEqual([expect.objectContaining({ code: 'unsupported_picture', tag: 'Logo' })]);
  }
});

it('leaves the place empty where there is no value', () => {
  const { bytes, findings } = fillWith(template, {});
  expect(partOf(bytes, 'word/document.xml')).not.toContain('<w:drawing>');
  expect(findings).toEqual([expect.objectContaining({ code: 'missing_value', tag: 'Logo' })]);
});

it('gives each row of a group its picture', () => {
  const rows = docx(table(rowOf(cell(paragraphOf(run('{{items.name}}'), picture('{{items.photo}}'))))));
  const { bytes } = fillWith(
    rows,
    {
      items: [
        { name: 'a', photo: 'p' },
        { name: 'b', photo: 'j' },
      ],
    },
    { p: PNG, j: JPEG },
  );
  const xml = partOf(bytes, 'word/document.xml');
  expect([...xml.matchAll(/<wp:extent cx="(\d+)"/g)].map(([, width]) => width)).toEqual(['1000', '500']);
  expect(new Set([...xml.matchAll(/<wp:docPr id="(\d+)"/g)].map(([, id]) => id)).size).toBe(2);
});

it('keeps a picture of a slide in the middle of its box', () => {
  const shapes =
    '<p:pic><p:nvPicPr><p:cNvPr id="5" name="P" descr="{{Logo}}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rIdP"/></p:blipFill><p:spPr><a:xfrm><a:off x="100" y="100"/><a:ext cx="1000" cy="1000"/></a:xfrm></p:spPr></p:pic>';
  const { bytes } = fillWith(pptx([{ title: 'x', shapes }]), { Logo: 'p' }, { p: PNG });
  expect(partOf(bytes, 'ppt/slides/slide1.xml')).toContain('<a:off x="100" y="350"/><a:ext cx="1000" cy="500"/>');
});
