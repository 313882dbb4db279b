'use client';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { useAlive } from '../ui/alive';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { type Checked, CheckProblem, checkFile, MAX_READ_MEGABYTES, MAX_SENT_BYTES, type ProblemCode, sendFile } from './check-file';
import { FileChoice } from './file-choice';
import { SaveSigned } from './save-signed';
import { VerifyResult } from './verify-result';

type Words = Messages['verify'];
type State =
  | { at: 'start' }
  | { at: 'checking'; file: File }
  | { at: 'done'; file: File; checked: Checked; wasSent: boolean }
  | { at: 'failed'; file: File; problem: ProblemCode };

type Props = { language: Language; host: string; words: Words; children: ReactNode };

/** Where a file is chosen or dropped, and its verdict shown. Where no script runs it is a form, and `children` what its address brought back. */
export function VerifyDesk({ language, host, words, children }: Props) {
  // Web Crypto is there only where the page came by https, or from this machine.
  const alive = useAlive() && globalThis.crypto?.subtle !== undefined;
  const [state, setState] = useState<State>({ at: 'start' });
  const [isOver, setOver] = useState(false);
  const run = useRef(0);
  const check = async (file: File, read: (file: File) => Promise<Checked> = checkFile) => {
    run.current += 1;
    const own = run.current;
    setState({ at: 'checking', file });
    const next = await read(file).then(
      (checked): State => ({ at: 'done', file, checked, wasSent: read !== checkFile }),
      (error): State => ({ at: 'failed', file, problem: error instanceof CheckProblem ? error.code : 'other' }),
    );
    // The file that was chosen last is the one that is asked about.
    if (own === run.current) setState(next);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void check(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const dropTarget = alive ? { onDrop: drop, onDragOver: over, onDragLeave: () => setOver(false) } : {};
  return (
    <div className="grid gap-6" {...dropTarget}>
      <FileChoice alive={alive} isOver={isOver} language={language} host={host} words={words} onFile={(file) => void check(file)} />
      <p role="status" className={state.at === 'checking' ? '' : 'sr-only'}>
        {state.at === 'checking' ? format(words.checking, { name: state.file.name }) : ''}
      </p>
      {state.at === 'start' ? children : null}
      {state.at === 'done' ? (
        <Done state={state} language={language} host={host} words={words} onSend={() => void check(state.file, sent(state.checked))} />
      ) : null}
      {state.at === 'failed' ? (
        <Notice kind="danger">
          <p>{format(words.problems[state.problem], { megabytes: `${MAX_READ_MEGABYTES}` })}</p>
          <Button className="mt-2" onClick={() => void check(state.file)}>
            {words.again}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}

const sent =
  ({ sha256 }: Checked) =>
  async (file: File): Promise<Checked> => ({ answer: await sendFile(file), sha256, revisionBytes: null });

type DoneProps = { state: Extract<State, { at: 'done' }>; language: Language; host: string; words: Words; onSend: () => void };

function Done({ state: { file, checked, wasSent }, language, host, words, onSend }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result is read from its heading on
  useEffect(() => heading.current?.focus(), [checked]);
  const { answer, sha256, revisionBytes } = checked;
  const isOpen = answer.verdict === 'unsigned' || answer.verdict === 'other_seal';
  return (
    <VerifyResult ref={heading} answer={answer} file={{ name: file.name, sha256 }} language={language} host={host} words={words}>
      {revisionBytes === null ? null : <SaveSigned file={file} bytes={revisionBytes} words={words} />}
      {isOpen && wasSent ? <p>{words.closer.nothing}</p> : null}
      {isOpen && !wasSent && file.size <= MAX_SENT_BYTES ? (
        <div className="grid justify-items-start gap-2">
          <p>{format(words.closer.body, { host })}</p>
          <Button onClick={onSend}>{words.closer.button}</Button>
        </div>
      ) : null}
    </VerifyResult>
  );
}
