import { parties } from '@/lib/domain/signatures/rules';
import { useSendDesk } from '../desk';

/** Whose the next field is, where the sender signs too. */
export function PartyChoice() {
  const { words, letter, party, chooseParty } = useSendDesk();
  if (!letter.senderSigns) return null;
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="float-left mr-3 text-sm text-ink-quiet">{words.fields.for}</legend>
      {parties.map((one) => (
        <label key={one} className="flex min-h-9 items-center gap-2 text-sm">
          <input type="radio" name="party" checked={party === one} onChange={() => chooseParty(one)} className="size-4 accent-accent" />
          {words.parties[one]}
        </label>
      ))}
    </fieldset>
  );
}
