// What the PDF viewer in the browser fetches beside its code: its worker, character maps, fonts and decoders. They are served
// from public/, in a folder named for their version, so that worker and code are always of one make.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './environment.mjs';

const folders = ['cmaps', 'iccs', 'standard_fonts', 'wasm'];
const worker = 'pdf.worker.min.mjs';

/** Puts them there unless they are there already. */
export function placeViewerFiles() {
  const source = path.join(root, 'node_modules/pdfjs-dist');
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const target = path.join(root, 'public/pdfjs', version);
  // The worker comes last: where it is, all are.
  if (existsSync(path.join(target, worker))) return;
  rmSync(path.join(root, 'public/pdfjs'), { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const folder of folders) cpSync(path.join(source, folder), path.join(target, folder), { recursive: true });
  cpSync(path.join(source, 'legacy/build', worker), path.join(target, worker));
}
