'use client';
import { useId } from 'react';
import type { DocumentSettings } from '@/lib/domain/workflows/editing/definition';
import { useEditing } from './editing';
import { SettingText } from './setting-text';

type Settings = NonNullable<DocumentSettings['signature']>;
type Props = { documentId: string; signature: Settings };

/** Who is asked to sign the PDF of each run; tags in the texts are filled in. */
export function SignatureSettings({ documentId, signature }: Props) {
  const { act, words, mayEdit, state } = useEditing();
  const { make } = words;
  const delivery = useId();
  const set = (changes: Partial<Settings>) => act({ kind: 'document', documentId, set: { signature: { ...signature, ...changes } } });
  const place = `${documentId}.signature`;
  return (
    <div className="grid gap-3 pb-2 pl-8">
      <SettingText label={make.signerName} value={signature.signerName} place={`${place}Name`} set={(signerName) => set({ signerName })} />
      <SettingText label={make.signerEmail} value={signature.signerEmail} place={`${place}Email`} set={(signerEmail) => set({ signerEmail })} />
      <SettingText label={make.message} value={signature.message ?? ''} place={`${place}Message`} set={(message) => set({ message: message || null })} lines />
      <div className="grid gap-1">
        <label htmlFor={delivery} className="text-sm font-medium">
          {make.delivery}
        </label>
        <select
          id={delivery}
          value={signature.delivery}
          disabled={!mayEdit}
          onChange={({ target }) => set({ delivery: target.value as Settings['delivery'] })}
          className="min-h-11 w-full rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink"
        >
          <option value="email">{make.byEmail}</option>
          <option value="link">{make.byLink}</option>
        </select>
      </div>
      {state.refused[place] ? (
        <p role="alert" className="text-sm text-danger">
          {state.refused[place]}
        </p>
      ) : null}
    </div>
  );
}
