'use client';
import { useState } from 'react';
import { usePageFetch } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import { fieldTree } from '../source/field-tree';
import { FieldTree } from '../source/field-tree-view';
import { ask } from '../state/client';
import { useEditing } from './editing';

/** The fields of the source with the values of the example: which post that is, and what came otherwise than before. */
export function FieldList() {
  const { state, sample: data, words, language, timeZone } = useEditing();
  const { when } = words;
  const { fields, changes, changedAt, lastPost, sample } = state.view.source;
  if (fields.length === 0 && data === null) return <p className="text-sm text-ink-quiet">{when.noFields}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-sm font-medium">{when.fields}</h3>
      {sample ? (
        <p className="text-sm text-ink-quiet">
          {sample.isPicked ? when.picked : when.example} <When iso={sample.at} language={language} timeZone={timeZone} />
        </p>
      ) : lastPost ? (
        <p className="text-sm text-ink-quiet">{when.erased}</p>
      ) : null}
      <FollowNewest />
      <FieldTree nodes={fieldTree(data ?? {}, fields, changes)} words={words} language={language} />
      {changedAt ? (
        <p className="text-sm text-ink-quiet">
          {when.changed} <When iso={changedAt} language={language} timeZone={timeZone} />
        </p>
      ) : null}
    </div>
  );
}

/** Takes the pick of an example back. */
function FollowNewest() {
  const { state, words, mayEdit } = useEditing();
  const fetch = usePageFetch();
  const [said, setSaid] = useState('');
  const { id, source } = state.view;
  const follow = async () => {
    const answer = await ask(fetch, `/dashboard/data/workflows/${id}/example`, undefined, 'DELETE');
    setSaid(answer.kind === 'done' ? words.when.followed : words.publish.failed);
  };
  return (
    <>
      {source.sample?.isPicked && mayEdit ? (
        <Button kind="quiet" className="justify-self-start px-0 text-sm" onClick={() => void follow()}>
          {words.when.follow}
        </Button>
      ) : null}
      <p role="status" className={said ? 'text-sm text-ink-quiet' : 'sr-only'}>
        {said}
      </p>
    </>
  );
}
