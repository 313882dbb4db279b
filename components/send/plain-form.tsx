import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import type { SendWords } from './send-words';

type Props = { words: SendWords; send: (form: FormData) => Promise<void>; problem: string | null };

/** Where no script runs: the same document in one form. */
export function PlainForm({ words, send, problem }: Props) {
  const { plain, people } = words;
  return (
    <section aria-label={words.foot.sendPlain} className="grid max-w-xl gap-4">
      {problem ? (
        <Notice kind="danger">
          <p>{problem}</p>
        </Notice>
      ) : null}
      <p className="text-ink-quiet">{plain.lead.replace('{tag}', '{{signature:signer}}')}</p>
      <form action={send} className="grid gap-4">
        <label className="grid gap-1 text-sm font-medium">
          {plain.file}
          <input type="file" name="file" accept=".pdf,.docx,.pptx,.md,.txt" className="min-h-11 text-base font-normal" />
        </label>
        <TextArea name="markdown" label={plain.orText} rows={8} />
        <TextField name="title" label={people.docTitle} maxLength={200} required />
        <TextField name="signer_name" label={people.name} required autoComplete="off" />
        <TextField name="signer_email" type="email" label={people.email} required autoComplete="off" />
        <TextArea name="message" label={people.message} rows={4} />
        <Button kind="primary" type="submit" className="justify-self-start">
          {words.foot.sendPlain}
        </Button>
      </form>
    </section>
  );
}

/** Why the form was not sent, by the code that its address carries: what was wrong in detail stands in the draft. */
export function plainProblem(code: string, { problems }: SendWords): string {
  const text = Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.other;
  return text.replace(/\s*[:：]\s*\{message\}$/, '.');
}
