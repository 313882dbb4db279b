'use client';
import { useId } from 'react';
import { useAlive } from '../../ui/alive';
import { useEditing } from './editing';

/** Of those whose numbers and dates are written differently; any other that the API set stays in the list. */
const written = ['cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en', 'en-GB', 'en-US', 'es', 'es-MX', 'fi', 'fr', 'fr-CA', 'fr-CH', 'hu', 'it', 'it-CH'];
const more = ['ja', 'ko', 'nb', 'nl', 'nl-BE', 'pl', 'pt', 'pt-BR', 'ro', 'sv', 'tr', 'uk', 'zh-Hans', 'zh-Hant'];

/** How numbers, dates and times are written in the documents. */
export function WritingSettings() {
  const { shown, act, words, language } = useEditing();
  const { writing } = words;
  // The zones that browser and server know can differ: the list comes once scripts run.
  const alive = useAlive();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const zones = alive ? Intl.supportedValuesOf('timeZone') : [];
  return (
    <details>
      <summary className="min-h-11 content-center text-accent underline decoration-1 underline-offset-4">{writing.title}</summary>
      <div className="grid gap-3 pt-1">
        <Choice
          label={writing.language}
          value={shown.language}
          options={[...written, ...more]}
          nameOf={(tag) => names.of(tag) ?? tag}
          choose={(tag) => act({ kind: 'workflow', set: { language: tag } })}
        />
        <Choice
          label={writing.timeZone}
          value={shown.timeZone}
          options={['UTC', ...zones]}
          nameOf={(zone) => zone.replaceAll('_', ' ')}
          choose={(timeZone) => act({ kind: 'workflow', set: { timeZone } })}
        />
      </div>
    </details>
  );
}

type Props = { label: string; value: string; options: readonly string[]; nameOf: (value: string) => string; choose: (value: string) => void };

function Choice({ label, value, options, nameOf, choose }: Props) {
  const { mayEdit } = useEditing();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={!mayEdit}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 w-full rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink"
      >
        {[...new Set([value, ...options])].map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
