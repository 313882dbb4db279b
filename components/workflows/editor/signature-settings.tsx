'use client';
import { languageOfTag } from '@/lib/core/i18n/accept-language';
import { format } from '@/lib/core/i18n/format';
import { type Language, languageNames, languages } from '@/lib/core/i18n/languages';
import type { DocumentSettings, EditedDocument } from '@/lib/domain/workflows/editing/definition';
import { SelectField } from '../../ui/select-field';
import { SignatureSentence } from '../documents/signature-sentence';
import { useEditing } from './editing';
import { SettingText } from './setting-text';

type Settings = NonNullable<DocumentSettings['signature']>;
type Props = { document: EditedDocument; signature: Settings };

/** In the choice of a language: that each run takes it from its data. */
const FIELD = 'field';
const firstTag = '{{Language}}';

/** Who is asked to sign the PDF of each run, as a sentence and by its parts; tags in the texts are filled in. */
export function SignatureSettings({ document, signature }: Props) {
  const { act, shown, words, mayEdit } = useEditing();
  const { make } = words;
  const { signing } = words.looking;
  const set = (changes: Partial<Settings>) => act({ kind: 'document', documentId: document.id, set: { signature: { ...signature, ...changes } } });
  const place = `${document.id}.signature`;
  const { language } = signature;
  const ofDocuments = languageOfTag(shown.language);
  const isFromField = language !== null && !(languages as readonly string[]).includes(language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-2 pl-8">
      <SignatureSentence document={document} signature={signature} />
      <SettingText label={make.signerName} value={signature.signerName} place={`${place}Name`} set={(signerName) => set({ signerName })} tries="signerName" />
      <SettingText
        label={make.signerEmail}
        value={signature.signerEmail}
        place={`${place}Email`}
        set={(signerEmail) => set({ signerEmail })}
        tries="signerEmail"
      />
      <SettingText
        label={signing.title}
        hint={signing.titleHint}
        value={signature.title ?? ''}
        place={`${place}Title`}
        set={(title) => set({ title: title || null })}
        tries="title"
      />
      <SettingText
        label={make.message}
        value={signature.message ?? ''}
        place={`${place}Message`}
        set={(message) => set({ message: message || null })}
        tries="message"
        lines
      />
      <SelectField
        label={signing.language}
        value={isFromField ? FIELD : (language ?? '')}
        disabled={!mayEdit}
        options={[
          { value: '', label: ofDocuments ? format(signing.ofWorkflow, { language: languageNames[ofDocuments] }) : signing.ofRequest },
          ...languages.map((one: Language) => ({ value: one as string, label: languageNames[one] })),
          { value: FIELD, label: signing.fromField },
        ]}
        choose={(chosen) => set({ language: chosen === FIELD ? firstTag : chosen || null })}
      />
      {isFromField ? (
        <SettingText label={signing.languageTag} value={language} place={`${place}Language`} set={(tag) => set({ language: tag || null })} tries="language" />
      ) : null}
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
    </div>
  );
}
