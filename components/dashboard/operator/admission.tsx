import { format } from '@/lib/core/i18n/format';
import type { ShownAdmission } from '@/lib/domain/operator/schema';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { Section } from '../section';
import type { OperatorWords, Send } from './words';

type Actions = { saveSignUp: Send; saveKeyless: Send };
type Props = { admission: ShownAdmission; words: OperatorWords; actions: Actions };

const signUps = ['open', 'invitation', 'domains'] as const;
const states = ['on', 'off'] as const;

/** Who may come in, and whether requests may be made without a key. What the environment says is shown, and not offered. */
export function Admission({ admission: { signUp, keyless }, words, actions }: Props) {
  const own = words.settings;
  return (
    <>
      <Section id="admission" title={own.admission}>
        {signUp.from === 'environment' ? (
          <Fixed text={`${own.signUp[signUp.kind]}${signUp.domains.length > 0 ? `: ${signUp.domains.join(', ')}` : ''}`} name="SIGN_UP" words={words} />
        ) : (
          <form action={actions.saveSignUp} className="grid max-w-xl justify-items-start gap-3">
            <Choices key={signUp.kind} name="kind" legend={own.admission} options={signUps} labels={own.signUp} chosen={signUp.kind} />
            <TextField
              key={signUp.domains.join()}
              name="domains"
              label={own.domains}
              hint={own.domainsHint}
              defaultValue={signUp.domains.join(', ')}
              maxLength={2_000}
              autoComplete="off"
              className="w-full"
            />
            <p className="text-sm text-ink-quiet">{own.signUpNote}</p>
            <Button type="submit">
              {own.save}
              <span className="sr-only">: {own.admission}</span>
            </Button>
          </form>
        )}
      </Section>
      <Section id="keyless" title={own.keyless}>
        {keyless.from === 'environment' ? (
          <Fixed text={own.keylessStates[keyless.value]} name="KEYLESS" words={words} />
        ) : (
          <form action={actions.saveKeyless} className="grid max-w-xl justify-items-start gap-3">
            <Choices key={keyless.value} name="keyless" legend={own.keyless} options={states} labels={own.keylessStates} chosen={keyless.value} />
            <Button type="submit">
              {own.save}
              <span className="sr-only">: {own.keyless}</span>
            </Button>
          </form>
        )}
      </Section>
    </>
  );
}

const Fixed = ({ text, name, words }: { text: string; name: string; words: OperatorWords }) => (
  <div className="grid gap-1">
    <p className="font-medium wrap-anywhere">{text}</p>
    <p className="text-sm text-ink-quiet">{format(words.settings.byEnvironment, { name })}</p>
  </div>
);

type ChoicesProps<Option extends string> = { name: string; legend: string; options: readonly Option[]; labels: Record<Option, string>; chosen: Option };

function Choices<Option extends string>({ name, legend, options, labels, chosen }: ChoicesProps<Option>) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option} className="flex min-h-11 items-center gap-3 py-1">
          <input type="radio" name={name} value={option} defaultChecked={option === chosen} className="size-5 shrink-0 accent-accent" />
          {labels[option]}
        </label>
      ))}
    </fieldset>
  );
}
