'use client';
import { useActionState } from 'react';
import { languageNames, languages, localeOf } from '@/lib/core/i18n/languages';
import { asBrowser, themes } from '@/lib/domain/accounts/profile/rules';
import type { Profile } from '@/lib/domain/accounts/profile/schema';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../../ui/button';
import { ChoiceField } from '../../ui/choice-field';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { isOurFault, isWrong, type Save } from './save-state';

type Props = { profile: Profile; zones: readonly string[]; words: Messages['settingsRoom']; save: Save };

/** Who one is, and how one reads our pages. What could not be saved stays as it was typed. */
export function ProfileForm({ profile, zones, words, save }: Props) {
  const [state, action, isPending] = useActionState(save, null);
  const typed = state?.done === false ? state.typed : {};
  return (
    <form action={action} className="grid max-w-xl gap-5">
      {state?.done ? (
        <div role="status">
          <Notice kind="success">{words.saved}</Notice>
        </div>
      ) : null}
      {isOurFault(state) ? <Notice kind="danger">{words.problems.other}</Notice> : null}
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={typed.name ?? profile.name ?? ''}
        problem={isWrong(state, 'name') ? words.problems.name : null}
      />
      <div className="grid gap-1">
        <p className="text-sm font-medium">{words.email}</p>
        <p className="break-words">{profile.email}</p>
        <p className="text-sm text-ink-quiet">{words.emailHint}</p>
      </div>
      <ChoiceField
        name="language"
        label={words.language}
        chosen={typed.language ?? profile.language ?? asBrowser}
        options={[
          { value: asBrowser, label: words.asBrowser },
          ...languages.map((language) => ({ value: language, label: languageNames[language], lang: localeOf(language) })),
        ]}
      />
      <TextField
        name="time_zone"
        label={words.timeZone}
        hint={words.timeZoneHint}
        placeholder={words.asBrowser}
        list="time-zones"
        maxLength={80}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        defaultValue={typed.time_zone ?? profile.timeZone ?? ''}
        problem={isWrong(state, 'time_zone') ? words.problems.time_zone : null}
      />
      <datalist id="time-zones">
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <ChoiceField
        name="theme"
        label={words.theme}
        chosen={typed.theme ?? profile.theme}
        options={themes.map((theme) => ({ value: theme, label: words.themes[theme] }))}
      />
      <Button kind="primary" type="submit" isInactive={isPending} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  );
}
