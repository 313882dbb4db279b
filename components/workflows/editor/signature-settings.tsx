'use client';
import type { DocumentSettings } from '@/lib/domain/workflows/editing/definition';
import { SelectField } from '../../ui/select-field';
import { useEditing } from './editing';
import { SettingText } from './setting-text';

type Settings = NonNullable<DocumentSettings['signature']>;
type Props = { documentId: string; signature: Settings };

/** Who is asked to sign the PDF of each run; tags in the texts are filled in. */
export function SignatureSettings({ documentId, signature }: Props) {
  const { act, words, mayEdit, state } = useEditing();
  const { make } = words;
  const set = (changes: Partial<Settings>) => act({ kind: 'document', documentId, set: { signature: { ...signature, ...changes } } });
  const place = `${documentId}.signature`;
  return (
    <div className="grid gap-3 pb-2 pl-8">
      <SettingText label={make.signerName} value={signature.signerName} place={`${place}Name`} set={(signerName) => set({ signerName })} />
      <SettingText label={make.signerEmail} value={signature.signerEmail} place={`${place}Email`} set={(signerEmail) => set({ signerEmail })} />
      <SettingText label={make.message} value={signature.message ?? ''} place={`${place}Message`} set={(message) => set({ message: message || null })} lines />
      <SelectField
        label={make.delivery}
        value={signature.delivery}
        disabled={!mayEdit}
        options={[
          { value: 'email', label: make.byEmail },
          { value: 'link', label: make.byLink },
        ]}
        choose={(delivery) => set({ delivery: delivery as Settings['delivery'] })}
      />
      {state.refused[place] ? (
        <p role="alert" className="text-sm text-danger">
          {state.refused[place]}
        </p>
      ) : null}
    </div>
  );
}
