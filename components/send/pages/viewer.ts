import { pdfjs } from 'react-pdf';

// Everything that the viewer fetches lies with us, in the version of its code: scripts/launch/viewer-files.mjs puts it there.
const folder = `/pdfjs/${pdfjs.version}`;

pdfjs.GlobalWorkerOptions.workerSrc = `${folder}/pdf.worker.min.mjs`;

export const viewerOptions = {
  cMapUrl: `${folder}/cmaps/`,
  standardFontDataUrl: `${folder}/standard_fonts/`,
  wasmUrl: `${folder}/wasm/`,
  iccUrl: `${folder}/iccs/`,
  enableXfa: false,
};
