'use client';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { TextField } from '../ui/text-field';
import { ConsentText } from './consent-text';
import { idOfPlainField, useDesk } from './desk';

/** The same form as a list, for browsers in which our scripts do not run. */
export function PlainForm() {
  const { view, fields, messages } = useDesk();
  const [firstSignature] = fields.filter((field) => field.kind === 'signature');
  return (
    <section id="plain-form" className="border-t border-line bg-surface" aria-labelledby="plain-form-title">
      <div className="mx-auto grid max-w-xl gap-5 px-4 py-10">
        <h2 id="plain-form-title" className="font-serif text-xl font-semibold">
          {messages.fieldsTitle}
        </h2>
        {fields
          .filter((field) => field.kind === 'text')
          .map((field) => (
            <TextField
              key={field.id}
              id={idOfPlainField(field)}
              name={`field.${field.id}`}
              label={`${field.label} (${field.required ? messages.required : messages.optional})`}
              required={field.required}
              maxLength={500}
              dir="auto"
            />
          ))}
        <fieldset id={firstSignature ? idOfPlainField(firstSignature) : undefined} className="grid gap-3">
          <legend className="mb-1 text-sm font-medium">{messages.kindQuestion}</legend>
          <Choice value="typed" label={messages.kindTyped} checked />
          <TextField name="signature_text" label={messages.typedLabel} defaultValue={view.person.name ?? ''} autoComplete="name" maxLength={120} dir="auto" />
          <Choice value="uploaded" label={messages.kindUploaded} />
          <TextField type="file" name="signature_file" accept="image/png,image/jpeg" label={messages.fileLabel} hint={messages.fileHint} />
        </fieldset>
        <input type="hidden" name="time_zone" value="" />
        <p className="text-sm text-ink-quiet">{messages.evidence.act}</p>
        <ConsentText summary={messages.consentMore} text={view.consent.text} />
        <Checkbox name="consent" value={view.consent.version} label={messages.consentLabel} required />
        <Button kind="primary" type="submit">
          {messages.submit}
        </Button>
      </div>
    </section>
  );
}

function Choice({ value, label, checked = false }: { value: string; label: string; checked?: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" name="signature_kind" value={value} defaultChecked={checked} className="size-5 accent-accent" />
      {label}
    </label>
  );
}
