import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Poppler, not the renderer of the product: what another reader shows. */
const dotsPerInch = 110;
const leastDifference = 40;

export type Box = { x: number; y: number; width: number; height: number };

/** A page as shades of grey, from its top left as a reader shows it. */
type GreyPage = { width: number; height: number; shades: Buffer };

/** Does something with a PDF that is a file for as long as that takes. */
function withFile<T>(pdf: Uint8Array, work: (file: string, folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-ink-'));
  try {
    const file = path.join(folder, 'page.pdf');
    writeFileSync(file, pdf);
    return work(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function greyPage(pdf: Uint8Array, page: number): GreyPage {
  const args = ['-gray', '-cropbox', '-r', String(dotsPerInch), '-f', String(page), '-l', String(page)];
  const pgm = withFile(pdf, (file) => execFileSync('pdftoppm', [...args, file], { maxBuffer: 256 * 1024 * 1024 }));
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 64).toString('latin1'));
  if (!header) throw new Error('pdftoppm gave no picture');
  return { width: Number(header[1]), height: Number(header[2]), shades: pgm.subarray(header[0].length) };
}

export const textOf = (pdf: Uint8Array, page?: number): string =>
  withFile(pdf, (file) => execFileSync('pdftotext', [...(page ? ['-f', String(page), '-l', String(page)] : []), file, '-']).toString('utf8'));

/** A page as SVG, in which every glyph is a path of its own. */
export const svgOfPage = (pdf: Uint8Array, page: number): string =>
  withFile(pdf, (file) =>
    execFileSync('pdftocairo', ['-svg', '-f', String(page), '-l', String(page), file, '-'], { maxBuffer: 64 * 1024 * 1024 }).toString('utf8'),
  );

/** What signing put on a page: where the signed page differs from the one that was presented, as fractions of the page. */
export function inkOn(presented: Uint8Array, signed: Uint8Array, page: number) {
  const [before, after] = [greyPage(presented, page), greyPage(signed, page)];
  if (before.width !== after.width || before.height !== after.height) throw new Error('Signing changed the size of the page');
  const { width, height } = after;
  const differs = (x: number, y: number) => Math.abs((before.shades[y * width + x] ?? 0) - (after.shades[y * width + x] ?? 0)) > leastDifference;
  const dots: [number, number][] = [];
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (differs(x, y)) dots.push([x / width, y / height]);
  const within = (box: Box) => dots.filter(([x, y]) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height).length;
  return {
    count: dots.length,
    within,
    /** Dots that lie in none of the boxes, each box one dot wider than it is for the rounding of edges. */
    outside: (boxes: readonly Box[]) =>
      dots.filter(
        ([x, y]) =>
          !boxes.some((box) => x > box.x - 2 / width && x < box.x + box.width + 2 / width && y > box.y - 2 / height && y < box.y + box.height + 2 / height),
      ).length,
    extent: (box: Box) => {
      const own = dots.filter(
        ([x, y]) => x >= box.x - 2 / width && x <= box.x + box.width + 2 / width && y >= box.y - 2 / height && y <= box.y + box.height + 2 / height,
      );
      const [xs, ys] = [own.map(([x]) => x), own.map(([, y]) => y)];
      return { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) };
    },
    aspect: width / height,
  };
}

const least = (values: number[]) => values.reduce((found, value) => Math.min(found, value), Number.POSITIVE_INFINITY);
const most = (values: number[]) => values.reduce((found, value) => Math.max(found, value), Number.NEGATIVE_INFINITY);
