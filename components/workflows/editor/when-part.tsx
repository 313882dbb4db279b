'use client';
import dynamic from 'next/dynamic';
import { LinkField } from '../../ui/copy-link';
import { untilItComes } from '../../ui/until-it-comes';
import { Listening } from '../source/listening';
import { Disclosure } from './disclosure';
import { useEditing } from './editing';
import { EditorPart } from './editor-part';
import { FieldList } from './field-list';
import { WaysWithoutTool } from './ways-without-tool';

// Fetched when they are opened.
const Connect = dynamic(() => untilItComes(() => import('../source/connect')).then((module) => module.Connect), { ssr: false });
const SendByHand = dynamic(() => untilItComes(() => import('./send-by-hand')).then((module) => module.SendByHand), { ssr: false });

/** Where the data come from, what came last, and what becomes of what comes now. */
export function WhenPart() {
  const { state, sample, words, language, timeZone } = useEditing();
  const { when, connect } = words;
  const { status, isOn, source } = state.view;
  const now = status === 'ARCHIVED' ? 'archived' : status === 'INCOMPLETE' ? 'unfinished' : isOn ? 'on' : 'off';
  return (
    <EditorPart id="when" title={when.title} lead={when.lead}>
      <div className="grid gap-1">
        <LinkField link={source.url} label={when.address} words={when} />
        <p className="text-sm text-ink-quiet">{when.secret}</p>
      </div>
      <WaysWithoutTool />
      <Disclosure title={connect.title} isLate>
        <Connect url={source.url} sample={sample} fields={source.fields} words={words} language={language} />
      </Disclosure>
      <Listening lastPost={source.lastPost} words={words} language={language} timeZone={timeZone} />
      <p className="text-sm text-ink-quiet">{when.now[now]}</p>
      <FieldList />
      {status === 'ARCHIVED' ? null : (
        <Disclosure title={words.byHand.title} isLate>
          <SendByHand />
        </Disclosure>
      )}
    </EditorPart>
  );
}
