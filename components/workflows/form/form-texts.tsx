'use client';
import { languageNames, languages } from '@/lib/core/i18n/languages';
import { SelectField } from '../../ui/select-field';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import type { WorkflowsWords } from '../words';
import type { FormEditor } from './use-form-editor';

/** What the form says beside its questions. */
export function FormTexts({ editor: { settings, problems, change, view }, words }: { editor: FormEditor; words: WorkflowsWords['formEditor'] }) {
  const readOnly = !view.mayEdit;
  return (
    <section aria-labelledby="form-texts" className="grid gap-4">
      <h2 id="form-texts" className="border-b border-line pb-2 font-serif text-lg font-semibold">
        {words.texts}
      </h2>
      <TextField
        label={words.titleLabel}
        value={settings.title}
        readOnly={readOnly}
        problem={problems.get('title') ?? null}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={words.introduction}
        hint={words.introductionHint}
        rows={3}
        value={settings.introduction}
        readOnly={readOnly}
        problem={problems.get('introduction') ?? null}
        onChange={({ target }) => change({ introduction: target.value })}
      />
      <TextArea
        label={words.thanks}
        rows={2}
        value={settings.thanks}
        readOnly={readOnly}
        problem={problems.get('thanks') ?? null}
        onChange={({ target }) => change({ thanks: target.value })}
      />
      <SelectField
        label={words.language}
        value={settings.language}
        disabled={readOnly}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        choose={(language) => change({ language: language as (typeof languages)[number] })}
      />
    </section>
  );
}
