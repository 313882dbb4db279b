import { handleOf, pdfium, withDocument, withMemory } from './pdfium-document.ts';

const NO_INCREMENTAL = 2;
const REMOVE_SECURITY = 1 | NO_INCREMENTAL;
/** Bytes; what a file of five megabytes cannot become by being written anew. */
const MAX_COPY = 100_000_000;

/** A WebAssembly module that passes calls with three numbers on to JavaScript: the library's own way to do so is not exported. */
const PASSES_ON = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x08, 0x01, 0x60, 0x03, 0x7f, 0x7f, 0x7f, 0x01, 0x7f],
  ...[0x02, 0x07, 0x01, 0x01, 0x65, 0x01, 0x66, 0x00, 0x00],
  ...[0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
]);

/** The table of functions is full, but for the place that no function may have. What calls it finds ours while a copy is written. */
const FREE_PLACE = 0;

let parts: Buffer[] = [];
let total = 0;

const write = (_self: number, address: number, size: number): number => {
  total += size;
  if (total > MAX_COPY) return 0;
  parts.push(Buffer.from(pdfium.HEAPU8.slice(address >>> 0, (address >>> 0) + size)));
  return 1;
};
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(PASSES_ON), { e: { f: write } });

/**
 * A PDF written anew as PDFium reads it: one version of each object, without encryption. What is read from the copy is what the
 * signing page shows, whichever of two cross-reference tables another reader would have followed. Throws if it cannot be opened.
 */
export function pdfiumCopy(bytes: Uint8Array): Promise<Uint8Array> {
  return withDocument(bytes, (document) =>
    withMemory(8, (address) => {
      [parts, total] = [[], 0];
      const view = new DataView(pdfium.HEAPU8.buffer);
      view.setInt32(address, 1, true);
      view.setInt32(address + 4, FREE_PLACE, true);
      const table = pdfium.wasmExports.__indirect_function_table;
      table.set(FREE_PLACE, exports.f);
      const isWritten = pdfium._FPDF_SaveAsCopy(handleOf(document), address, REMOVE_SECURITY);
      table.set(FREE_PLACE, null);
      const copy = Buffer.concat(parts);
      parts = [];
      if (!isWritten) throw new Error('no copy could be written');
      return copy;
    }),
  );
}
