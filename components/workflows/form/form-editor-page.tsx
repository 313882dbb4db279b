'use client';
import Link from 'next/link';
import { useEffect } from 'react';
import type { Language } from '@/lib/core/i18n/languages';
import type { FormView } from '@/lib/domain/workflows/forms/schema';
import { standingLink } from '../../dashboard/list-pages';
import { PageHead } from '../../dashboard/page-head';
import type { PublicFormWords } from '../../forms/words';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { WorkflowsWords } from '../words';
import { FieldsOfForm } from './fields-of-form';
import { FormAddress } from './form-address';
import { FormPreview } from './form-preview';
import { FormTexts } from './form-texts';
import { type FormEditor, useFormEditor } from './use-form-editor';

/** In which the preview shows the form. */
export type PublicWords = Readonly<Record<Language, PublicFormWords>>;

type Props = { view: FormView; words: WorkflowsWords; publicWords: PublicWords };

/** Sets up the form of a workflow, with the form as it will be beside. */
export function FormEditorPage({ view: first, words, publicWords }: Props) {
  const editor = useFormEditor(first, words.formEditor);
  const { view, settings, isChanged } = editor;
  const { formEditor } = words;
  useUnsavedWarning(isChanged && view.isSaved);
  useWayToProblem(editor);
  return (
    <>
      <Link href={`/dashboard/workflows/${view.workflow.id}`} className={standingLink}>
        {formEditor.backToEditor}
      </Link>
      <PageHead title={`${formEditor.title} · ${view.workflow.name}`} lead={formEditor.lead} />
      <FormAddress editor={editor} words={formEditor} now={words.when.now} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <FormTexts editor={editor} words={formEditor} />
          <FieldsOfForm editor={editor} words={formEditor} />
          {view.mayEdit ? <SaveBar editor={editor} words={words} /> : null}
        </div>
        <FormPreview settings={settings} words={publicWords[settings.language]} title={formEditor.preview} />
      </div>
    </>
  );
}

/** Who saved or switched on what cannot be so is led to the first thing to mend. */
function useWayToProblem({ outcome, problems }: FormEditor) {
  useEffect(() => {
    if (outcome === 'refused' && problems.size > 0) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [outcome, problems]);
}

/** What is typed and not saved is gone with the page: the browser asks first. */
function useUnsavedWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

function SaveBar({ editor, words: { formEditor } }: { editor: FormEditor; words: WorkflowsWords }) {
  const { outcome, isBusy, isChanged, view } = editor;
  return (
    <div data-foot-bar="" className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 grid gap-2 border-t border-line bg-paper py-3 lg:bottom-0">
      {outcome === 'stale' ? (
        <Notice kind="danger" title={formEditor.stale.title}>
          <p>{formEditor.stale.body}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => void editor.settle('mine')}>{formEditor.stale.mine}</Button>
            <Button onClick={() => void editor.settle('theirs')}>{formEditor.stale.theirs}</Button>
          </div>
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind={view.isSaved ? 'primary' : 'secondary'} isInactive={isBusy || !isChanged} onClick={() => void editor.save()}>
          {formEditor.save}
        </Button>
        <p role="status" className={`min-w-0 grow basis-40 text-sm ${outcome === 'refused' || outcome === 'failed' ? 'text-danger' : 'text-ink-quiet'}`}>
          {outcome && outcome !== 'stale' ? formEditor[outcome] : isChanged && view.isSaved ? formEditor.changed : formEditor.takesEffect}
        </p>
      </div>
    </div>
  );
}
