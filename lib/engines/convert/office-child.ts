// LibreOffice reads documents of strangers: in a process of its own that may be killed at any moment, as a user who owns nothing.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { answerJobs } from '../processes/answer-jobs.ts';
import { endWithParent } from './end-with-parent.ts';
import { replacedFonts } from './match-font.ts';
import { type OfficeJobs, type OfficeSettings, OUT_OF_MEMORY, READY } from './office-jobs.ts';
import { loadKit } from './office-kit.ts';
import { PDF_OPTIONS } from './pdf-options.ts';

const settings: OfficeSettings = JSON.parse(process.argv[2] ?? '');
const inFolder = (name: string) => path.join(settings.folder, name);

process.umask(0o077);
const loaded = loadKit(settings.library, settings.program);
if (settings.user) {
  process.setgroups?.([]);
  process.setgid?.(settings.user.gid);
  process.setuid?.(settings.user.uid);
}
endWithParent();
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// LibreOffice's own threads let no process end in peace: they compute for ever, and nothing watches any more by then.
process.on('exit', () => process.kill(process.pid, 'SIGKILL'));
// The main thread is deep in native code while a document grows.
new Worker(
  `const { writeSync } = require('node:fs');
   setInterval(() => {
     if (process.memoryUsage.rss() < ${settings.memoryMb} * 1_048_576) return;
     writeSync(2, ${JSON.stringify(`${OUT_OF_MEMORY}\n`)});
     process.kill(process.pid, 'SIGKILL');
   }, 100);`,
  { eval: true },
).unref();
const kit = loaded.start(inFolder('profile'));

answerJobs<OfficeJobs>({
  convert: ({ bytes, kind, fonts }) => {
    const source = inFolder(`work/document.${kind}`);
    const target = inFolder('work/document.pdf');
    try {
      writeFileSync(source, bytes);
      kit.saveAsPdf(source, target, PDF_OPTIONS);
      const pdf = readFileSync(target);
      return { pdf, pages: pagesOf(pdf), replacedFonts: replacedFonts(fonts), memoryMb: Math.round(process.memoryUsage.rss() / 1_048_576) };
    } finally {
      rmSync(source, { force: true });
      rmSync(target, { force: true });
    }
  },
});
process.send?.(READY);

/** LibreOffice writes one flat page tree, in clear. */
function pagesOf(pdf: Buffer): number {
  const tree = pdf.lastIndexOf('/Type/Pages');
  const count = tree < 0 ? -1 : pdf.indexOf('/Count ', tree);
  const pages = count < 0 ? 0 : Number.parseInt(pdf.toString('latin1', count + '/Count '.length, count + 20), 10);
  if (!(pages > 0)) throw Object.assign(new Error('The PDF has no pages.'), { code: 'unreadable' });
  return pages;
}
