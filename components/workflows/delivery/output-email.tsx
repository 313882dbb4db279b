'use client';
import { type Language, languages } from '@/lib/core/i18n/languages';
import type { EditedWorkflow } from '@/lib/domain/workflows/editing/definition';
import { Checkbox } from '../../ui/checkbox';
import { SelectField } from '../../ui/select-field';
import { useEditing } from '../editor/editing';
import { Findings } from '../editor/findings';
import { SettingText } from '../editor/setting-text';
import { EmailExample } from './email-example';

type Email = NonNullable<EditedWorkflow['email']>;

/** The letter with the outputs of each run: a setting of the draft, as all that runs. */
export function OutputEmail() {
  const { shown, act, state, words, language, mayEdit } = useEditing();
  const { outputEmail } = words;
  const { email } = shown;
  const set = (changes: Partial<Email>) => email && act({ kind: 'workflow', set: { email: { ...email, ...changes } } });
  const begun: Email = { to: '', subject: shown.name, message: '', attach: true, language };
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const isWithout = state.view.problems.some(({ documentId, member }) => documentId === null && member === 'email');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <Checkbox
        label={outputEmail.on}
        checked={email !== null}
        disabled={!mayEdit}
        onChange={({ target }) => act({ kind: 'workflow', set: { email: target.checked ? begun : null } })}
      />
      {email ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l border-line pb-2 pl-4">
          <Findings of="email" />
          <SettingText
            label={outputEmail.to}
            hint={outputEmail.toHint}
            value={email.to}
            place="emailTo"
            problem={isWithout ? outputEmail.noAddress : null}
            set={(to) => set({ to })}
          />
          <EmailExample email={email} />
          <SettingText label={outputEmail.subject} value={email.subject} place="emailSubject" set={(subject) => set({ subject })} />
          <SettingText label={outputEmail.message} value={email.message} place="emailMessage" set={(message) => set({ message })} lines />
          <div>
            <Checkbox label={outputEmail.attach} checked={email.attach} disabled={!mayEdit} onChange={({ target }) => set({ attach: target.checked })} />
            <p className="pl-8 text-sm text-ink-quiet">{outputEmail.attachHint}</p>
          </div>
          <SelectField
            label={outputEmail.language}
            value={email.language}
            disabled={!mayEdit}
            options={languages.map((value: Language) => ({ value, label: names.of(value) ?? value }))}
            choose={(chosen) => set({ language: chosen })}
          />
          <SignedApart />
          {state.refused.email ? (
            <p role="alert" className="text-sm text-danger">
              {state.refused.email}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** What goes to be signed is not in the letter; where that is everything, there is none. */
function SignedApart() {
  const { shown, words } = useEditing();
  const signed = shown.documents.filter(({ signature }) => signature !== null).length;
  if (signed === 0) return null;
  const isAll = signed === shown.documents.length;
  return <p className={`text-sm ${isAll ? 'text-warning' : 'text-ink-quiet'}`}>{isAll ? words.outputEmail.allSigned : words.outputEmail.signed}</p>;
}
