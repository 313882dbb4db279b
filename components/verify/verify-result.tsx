import type { ReactNode, Ref } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { Verdict, VerificationView } from '@/lib/domain/signatures/views/verification-view';
import type { Messages } from '@/lib/words/messages';
import { SentenceWithTime } from '../signing/local-time';
import { ResultFacts } from './result-facts';
import { tones, VerdictMark } from './verdict-mark';

type Words = Messages['verify'];

type Props = {
  answer: VerificationView;
  /** Of the file; null where the page was asked without scripts, and never saw it. */
  file: { name: string; sha256: string | null } | null;
  language: Language;
  host: string;
  words: Words;
  ref?: Ref<HTMLHeadingElement>;
  /** What can be done next. */
  children?: ReactNode;
};

/** The verdict in a sentence, what it rests on, and what was added where something was. */
export function VerifyResult({ answer, file, language, host, words, ref, children }: Props) {
  const { verdict, document, added } = answer;
  const { title, body } = words.verdicts[said(verdict)];
  return (
    <section aria-label={words.result} className="grid gap-4 border-t border-line pt-6">
      <div className="flex items-start gap-4">
        <VerdictMark tone={document?.test ? 'warning' : tones[verdict]} />
        <div className="grid min-w-0 gap-2">
          <h2 ref={ref} tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
            {title}
          </h2>
          {file ? <p className="text-sm text-ink-quiet [overflow-wrap:anywhere]">{format(words.of, { name: file.name })}</p> : null}
          <p>{format(body, { host, subject: answer.seal?.subject ?? words.unreadableSubject })}</p>
          {document?.test ? <p className="font-medium text-warning">{words.test}</p> : null}
          {document?.erased_at ? (
            <p>
              <SentenceWithTime text={words.erased} iso={document.erased_at} language={language} />
            </p>
          ) : null}
        </div>
      </div>
      {added && added.length > 0 && verdict !== 'original' ? (
        <div className="grid gap-1">
          <h3 className="font-semibold">{words.addedTitle}</h3>
          <ul className="list-disc pl-5">
            {added.map(({ what, count }) => (
              <li key={what}>{format(words.added[what], { count }, language)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {children}
      <ResultFacts answer={answer} sha256={file?.sha256 ?? null} language={language} words={words} />
    </section>
  );
}

/** Hashes alone leave open what a page that reads the file knows: then there is no seal. */
const said = (verdict: Verdict): Exclude<Verdict, 'unknown'> => (verdict === 'unknown' ? 'unsigned' : verdict);
