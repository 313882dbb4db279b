'use client';
import { useAlive } from '../../ui/alive';
import { SelectField } from '../../ui/select-field';
import { Disclosure } from './disclosure';
import { useEditing } from './editing';

/** Of those whose numbers and dates are written differently; any other that the API set stays in the list. */
const written = ['cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en', 'en-GB', 'en-US', 'es', 'es-MX', 'fi', 'fr', 'fr-CA', 'fr-CH', 'hu', 'it', 'it-CH'];
const more = ['ja', 'ko', 'nb', 'nl', 'nl-BE', 'pl', 'pt', 'pt-BR', 'ro', 'sv', 'tr', 'uk', 'zh-Hans', 'zh-Hant'];

/** How numbers, dates and times are written in the documents. */
export function WritingSettings() {
  const { shown, act, words, language, mayEdit } = useEditing();
  const { writing } = words;
  // The zones that browser and server know can differ: the list comes once scripts run.
  const alive = useAlive();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const zones = alive ? Intl.supportedValuesOf('timeZone') : [];
  return (
    <Disclosure title={writing.title}>
      <div className="grid gap-3 pt-1">
        <SelectField
          label={writing.language}
          value={shown.language}
          disabled={!mayEdit}
          options={withHeld(shown.language, [...written, ...more]).map((value) => ({ value, label: names.of(value) ?? value }))}
          choose={(tag) => act({ kind: 'workflow', set: { language: tag } })}
        />
        <SelectField
          label={writing.timeZone}
          value={shown.timeZone}
          disabled={!mayEdit}
          options={withHeld(shown.timeZone, ['UTC', ...zones]).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          choose={(timeZone) => act({ kind: 'workflow', set: { timeZone } })}
        />
      </div>
    </Disclosure>
  );
}

const withHeld = (held: string, all: readonly string[]): string[] => [...new Set([held, ...all])];
