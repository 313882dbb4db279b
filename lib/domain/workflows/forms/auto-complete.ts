import type { AnswerKind } from './rules';

/** What browsers know of who fills in a form, by what a field is called in one of our eight languages; the first row that fits counts. */
const known: readonly [RegExp, string][] = [
  [/^(first|given)[ _-]?name$|^vorname$|^nombre$|^prénom$|^voornaam$|^(名|名前)$/i, 'given-name'],
  [/^(last|family|sur)[ _-]?name$|^nachname$|^apellidos?$|^nom de famille$|^cognome$|^achternaam$|^sobrenome$|^(姓|名字)$/i, 'family-name'],
  [/^(full|your|customer|client|contact)?[ _-]?name$|^(ihr )?name$|^nom(e)?( completo)?$|^naam$|^(氏名|お名前)$/i, 'name'],
  [
    /^(phone|telephone|mobile)([ _-]?(number|no\.?))?$|^telefon(nummer)?$|^tel[eé]fono$|^téléphone$|^telefono$|^telefoon(nummer)?$|^telefone$|^電話番号?$/i,
    'tel',
  ],
  [/^(company|organi[sz]ation)([ _-]?name)?$|^firma$|^empresa$|^(société|entreprise)$|^azienda$|^bedrijf$|^会社名?$/i, 'organization'],
  [/^(street|address|street address)$|^stra(ß|ss)e$|^adresse$|^dirección$|^indirizzo$|^adres$|^endereço$|^住所$/i, 'street-address'],
  [/^(zip|post(al)?)[ _-]?code$|^(plz|postleitzahl)$|^código postal$|^code postal$|^cap$|^postcode$|^cep$|^郵便番号$/i, 'postal-code'],
  [/^(city|town)$|^(stadt|ort)$|^ciudad$|^ville$|^città$|^(plaats|stad)$|^cidade$|^市区町村$/i, 'address-level2'],
  [/^country$|^land$|^país$|^pays$|^paese$|^国$/i, 'country-name'],
];

/** The value of `autocomplete` for an input; null where nothing says what it is about. */
export function autoCompleteFor(kind: AnswerKind | 'group', ...called: string[]): string | null {
  if (kind === 'email') return 'email';
  if (kind !== 'short') return null;
  return known.find(([pattern]) => called.some((text) => pattern.test(text.trim())))?.[1] ?? null;
}
