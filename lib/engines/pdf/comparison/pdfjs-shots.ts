import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { AnnotationMode, getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DrawnPage } from './looks.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const partOf = (name: string) => `${path.join(folder, name)}/`;
/** Its own data lies in its package: nothing is fetched, and no font of the machine is looked for. */
const OPTIONS = {
  standardFontDataUrl: partOf('standard_fonts'),
  cMapUrl: partOf('cmaps'),
  wasmUrl: partOf('wasm'),
  iccUrl: partOf('iccs'),
  cMapPacked: true,
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  verbosity: VerbosityLevel.ERRORS,
};

/** Opens a PDF, calls `use` with it, and closes it. */
export async function withPdfjs<Answer>(bytes: Uint8Array, use: (document: PDFDocumentProxy) => Promise<Answer>): Promise<Answer> {
  // It takes hold of the bytes that it is given.
  const task = getDocument({ ...OPTIONS, data: Uint8Array.from(bytes) });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** A page as it is drawn on screen, with its annotations or its content alone. */
export function drawnByPdfjs(page: PDFPageProxy, withAnnotations: boolean): DrawnPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    async shot({ width: whole, left, top, across, down }) {
      const canvas = createCanvas(across, down);
      const context = canvas.getContext('2d');
      const viewport = page.getViewport({ scale: whole / width, offsetX: -left, offsetY: -top });
      await page.render({
        canvas: null,
        canvasContext: context as unknown as CanvasRenderingContext2D,
        viewport,
        background: '#ffffff',
        annotationMode: withAnnotations ? AnnotationMode.ENABLE : AnnotationMode.DISABLE,
      }).promise;
      return new Uint32Array(context.getImageData(0, 0, across, down).data.buffer);
    },
  };
}
