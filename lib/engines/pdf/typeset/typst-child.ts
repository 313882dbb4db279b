// Typst is synchronous native code: a thread cannot be stopped while it runs, a process can.
import '../../processes/child-watchdog.ts';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { answerJobs } from '../../processes/answer-jobs.ts';
import type { Typeset, TypesetJob, TypstJobs } from './typst-jobs.ts';

// The folder of the templates, and a list of font files as JSON.
const [root = '', fonts = '[]'] = process.argv.slice(2);
const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontPaths: JSON.parse(fonts) }] });

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

async function typeset({ template, data, pictures, query, tagged, createdAtSeconds }: TypesetJob): Promise<Typeset> {
  for (const [name, bytes] of Object.entries(pictures ?? {})) {
    compiler.mapShadow(path.join(root, 'pictures', name), Buffer.from(bytes));
  }
  // All text arrives as JSON: nothing that a person wrote is ever evaluated.
  const json = JSON.stringify(data);
  const compiled = compiler.compile({ mainFilePath: path.join(root, template), inputs: { data: json } });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'no result').slice(0, 600));
  const pageCount = compiled.result.numOfPages;
  const found = query ? compiler.query(compiled.result, { selector: query, field: 'value' }) : [];
  const pdf = compiler.pdf(compiled.result, { pdfTags: tagged, creationTimestamp: createdAtSeconds });
  if (!RIGHT_TO_LEFT.test(json)) return { pageCount, found, pdf };
  // Few documents need it, and it takes longer to load than a page to set.
  const { oneLetterAGlyph } = await import('./one-letter-a-glyph.ts');
  return { pageCount, found, pdf: await oneLetterAGlyph(pdf) };
}

answerJobs<TypstJobs>({ typeset }, async () => {
  // All three keep memory flat: shadow files, memoised layouts, and finalisers that run between turns only.
  compiler.resetShadow();
  compiler.evictCache(3);
  await nextTurn();
});
