'use client';
import { languageOfTag } from '@/lib/core/i18n/accept-language';
import { format } from '@/lib/core/i18n/format';
import { localeOf } from '@/lib/core/i18n/languages';
import type { DocumentSettings, EditedDocument } from '@/lib/domain/workflows/editing/definition';
import { useEditing } from '../editor/editing';
import { useTried } from './tried-texts';

type Props = { document: EditedDocument; signature: NonNullable<DocumentSettings['signature']> };

/** What will happen with the PDF of each run, with the names of the example where there is one and as it is set where there is none. */
export function SignatureSentence({ document, signature }: Props) {
  const { shown, words, language } = useEditing();
  const { signing } = words.looking;
  const output = useTried('outputName', null);
  const [name, email, title, spoken] = [useTried('signerName', null), useTried('signerEmail', null), useTried('title', null), useTried('language', null)];
  if (signature.signerEmail === '') return <p className="text-sm text-ink-quiet">{signing.nobody}</p>;
  const written = (tried: ReturnType<typeof useTried>, text: string) => tried?.result.text?.trim() || text;
  const tag = written(spoken, signature.language ?? languageOfTag(shown.language) ?? 'en');
  const values = {
    name: written(name, signature.signerName) || written(email, signature.signerEmail) || signing.signer,
    title: written(title, signature.title ?? '') || written(output, document.outputName),
    language: nameOf(tag, localeOf(language)),
  };
  return (
    <p className="border-l-4 border-line-strong pl-3 font-serif wrap-anywhere">
      {format(signature.delivery === 'email' ? signing.byEmail : signing.byLink, values)}
    </p>
  );
}

/** What is no language, such as a tag before there is an example, stands as it is. */
function nameOf(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
