'use client';
import { useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { Tabs } from '../../ui/tabs';
import type { WorkflowsWords } from '../words';
import { CodeExample } from './code-example';
import { appsScriptExample, curlExample, exampleData, htmlExample, javascriptExample, leftOutOfForm, pythonExample } from './example-texts';

type Way = 'curl' | 'javascript' | 'python' | 'html' | 'tools';

type Props = {
  url: string;
  sample: Record<string, unknown> | null;
  fields: readonly { name: string; kind: string | null }[];
  words: WorkflowsWords;
  language: Language;
};

/** Ways in which data get to the address, each to be copied and run as it stands. */
export function Connect({ url, sample, fields, words, language }: Props) {
  const [way, setWay] = useState<Way>('curl');
  const { connect, when } = words;
  const data = exampleData(sample, fields);
  const left = leftOutOfForm(data);
  const names = new Intl.ListFormat(language, { type: 'unit' }).format(left);
  const htmlNote = left.length === 0 ? connect.htmlNote : `${connect.htmlNote} ${format(connect.htmlLists, { names })}`;
  const example = (label: string, note: string, text: string) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-sm text-ink-quiet">{note}</p>
      <CodeExample text={text} label={`${connect.code}: ${label}`} words={when} />
    </div>
  );
  return (
    <Tabs
      label={connect.label}
      value={way}
      onValueChange={setWay}
      tabs={[
        { value: 'curl', label: 'curl', content: example('curl', connect.curlNote, curlExample(url, data)) },
        { value: 'javascript', label: 'JavaScript', content: example('JavaScript', connect.javascriptNote, javascriptExample(url, data)) },
        { value: 'python', label: 'Python', content: example('Python', connect.pythonNote, pythonExample(url, data)) },
        { value: 'html', label: connect.html, content: example(connect.html, htmlNote, htmlExample(url, data, connect.submit)) },
        { value: 'tools', label: connect.tools, content: <FormTools url={url} words={words} /> },
      ]}
    />
  );
}

const tools = [
  ['typeform', 'Typeform'],
  ['tally', 'Tally'],
  ['google', 'Google Forms'],
  ['jotform', 'Jotform'],
  ['zapier', 'Zapier, Make, n8n'],
] as const;

/** Those whose fields come without the names of the questions. */
const unnamed: readonly string[] = ['typeform', 'tally'];

/** Where each of the usual services takes an address, and in what shape its answers come. */
function FormTools({ url, words }: Pick<Props, 'url' | 'words'>) {
  const { connect, when } = words;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {tools.map(([key, name]) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <h3 className="text-sm font-medium">{name}</h3>
          <p className="text-sm wrap-anywhere">
            {connect[key]} {unnamed.includes(key) ? connect.named : ''}
          </p>
          {key === 'google' ? <CodeExample text={appsScriptExample(url)} label={`${connect.code}: ${name}`} words={when} /> : null}
        </li>
      ))}
    </ul>
  );
}
