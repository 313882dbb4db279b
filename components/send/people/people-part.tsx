'use client';
import { useId } from 'react';
import { format } from '@/lib/core/i18n/format';
import { languageNames, languages } from '@/lib/core/i18n/languages';
import { Checkbox } from '../../ui/checkbox';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { useSendDesk } from '../desk';
import { Part } from '../part';
import { MOST_MESSAGE_CHARACTERS } from './limits';
import { SignerFields } from './signer-fields';

/** Whom the document goes to, and in which words. */
export function PeoplePart() {
  const { words, letter, write } = useSendDesk();
  const { people: said } = words;
  return (
    <Part id="send-people" title={said.title}>
      <div className="grid gap-4">
        <TextField
          id="send-title"
          label={said.docTitle}
          hint={said.docTitleHint}
          value={letter.title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => write({ title: target.value })}
        />
        <SignerFields />
        <Delivery />
        <LanguageChoice />
        <Message />
        <div>
          <Checkbox label={said.senderSigns} checked={letter.senderSigns} onChange={({ target }) => write({ senderSigns: target.checked })} />
          <Checkbox label={said.certificate} checked={letter.certificate} onChange={({ target }) => write({ certificate: target.checked })} />
        </div>
      </div>
    </Part>
  );
}

function Message() {
  const { words, letter, write, language } = useSendDesk();
  const left = MOST_MESSAGE_CHARACTERS - [...letter.message].length;
  return (
    <div className="grid gap-1">
      <TextArea id="send-message" label={words.people.message} rows={4} value={letter.message} onChange={({ target }) => write({ message: target.value })} />
      <p className={`text-sm tabular-nums ${left < 0 ? 'text-danger' : 'text-ink-quiet'}`}>
        {format(left < 0 ? words.people.tooLong : words.people.left, { count: Math.abs(left) }, language)}
      </p>
    </div>
  );
}

function LanguageChoice() {
  const { words, letter, write } = useSendDesk();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {words.people.language}
      </label>
      <select
        id={id}
        value={letter.language}
        onChange={({ target }) => write({ language: languages.find((one) => one === target.value) ?? letter.language })}
        className="min-h-11 w-full rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink"
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Delivery() {
  const { words, letter, write } = useSendDesk();
  const { people: said } = words;
  const ways = [
    { value: 'email', label: said.byEmail, proves: said.byEmailProves },
    { value: 'link', label: said.byLink, proves: said.byLinkProves },
  ] as const;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{said.delivery}</legend>
      {ways.map(({ value, label, proves }) => (
        <label key={value} className="flex items-start gap-3 rounded border border-line bg-surface px-3 py-2.5 has-checked:border-accent">
          <input
            type="radio"
            name="delivery"
            checked={letter.delivery === value}
            onChange={() => write({ delivery: value })}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="grid gap-0.5">
            <span>{label}</span>
            <span className="text-sm text-ink-quiet">{proves}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
