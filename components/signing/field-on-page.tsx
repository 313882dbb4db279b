'use client';
import type { SigningField } from '@/lib/domain/signatures/views/signing-view';
import { idOfField, idOfPlainField, type SigningMessages, useDesk } from './desk';
import { isDone } from './draft';
import { boxStyle } from './page-picture';
import { fittedSize, SignatureImage } from './signature-image';

const open = 'bg-mark-wash/90 outline-1 outline-dashed -outline-offset-1 outline-mark hover:bg-mark-wash';
const filled = 'outline-1 -outline-offset-1 outline-mark/25 hover:outline-mark';
/** Reaches beyond a small box, so that a finger finds it. */
const reach = "after:absolute after:-inset-1.5 after:content-['']";
/** Its outline is its border, so the keyboard's ring is said anew. */
const ring = 'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-mark focus-visible:outline-solid';
const box = `absolute rounded-[3px] text-left leading-none text-sheet-ink ${ring}`;

/** Begins with what can be seen, so that somebody who speaks to their computer can say what they see. */
export const sayField = (field: SigningField, done: boolean, messages: SigningMessages, seen = field.label) =>
  `${seen === field.label ? '' : `${seen}: `}${field.label}, ${field.required ? messages.required : messages.optional}, ${done ? messages.filled : messages.empty}`;

export function FieldOnPage({ field }: { field: SigningField }) {
  const { view, alive, wide } = useDesk();
  const size = view.pageSizes[field.page - 1] ?? { width: 595, height: 842 };
  const heightToWidth = (field.height * size.height) / (field.width * size.width);
  if (field.kind === 'date') return <DateOnPage field={field} heightToWidth={heightToWidth} />;
  if (!alive) return <AnchorOnPage field={field} heightToWidth={heightToWidth} />;
  if (field.kind === 'text' && wide) return <InputOnPage field={field} heightToWidth={heightToWidth} />;
  return <ButtonOnPage field={field} heightToWidth={heightToWidth} />;
}

type Props = { field: SigningField; heightToWidth: number };

/** A text in its box, as large as fits. */
function Fitted({ text, heightToWidth, quiet = false }: { text: string; heightToWidth: number; quiet?: boolean }) {
  const size = fittedSize(text, heightToWidth, /[\u3000-\u9fff\uac00-\uffef]/.test(text) ? 1.02 : 0.56) * (quiet ? 0.78 : 0.9);
  return (
    <span className="@container absolute inset-0 flex items-center">
      <span dir="auto" className={`px-[2cqw] whitespace-nowrap ${quiet ? 'font-medium text-mark' : ''}`} style={{ fontSize: `min(${size * 100}cqw, 1rem)` }}>
        {text}
      </span>
    </span>
  );
}

function DateOnPage({ field, heightToWidth }: Props) {
  const { today, messages } = useDesk();
  return (
    <span className={`${box} bg-mark-wash/60`} style={boxStyle(field)}>
      <span className="sr-only">{`${field.label}, ${messages.dateNote}: `}</span>
      <Fitted text={today || field.label} heightToWidth={heightToWidth} />
    </span>
  );
}

/** Without scripts a field on the page leads to its twin in the list below. */
function AnchorOnPage({ field, heightToWidth }: Props) {
  const { messages } = useDesk();
  const seen = field.kind === 'signature' ? messages.signHere : field.label;
  return (
    <a href={`#${idOfPlainField(field)}`} className={`${box} ${open} ${reach}`} style={boxStyle(field)} aria-label={sayField(field, false, messages, seen)}>
      <Fitted text={seen} heightToWidth={heightToWidth} quiet />
    </a>
  );
}

function ButtonOnPage({ field, heightToWidth }: Props) {
  const { draft, messages, visit } = useDesk();
  const done = isDone(field, draft);
  const seen = field.kind === 'text' ? draft.texts[field.id]?.trim() || field.label : done ? field.label : messages.signHere;
  return (
    <button
      type="button"
      id={idOfField(field)}
      aria-label={sayField(field, done, messages, seen)}
      aria-haspopup="dialog"
      onClick={() => visit(field)}
      className={`${box} ${reach} ${done ? filled : open}`}
      style={boxStyle(field)}
    >
      {field.kind === 'signature' && draft.signature ? (
        <SignatureImage signature={draft.signature} heightToWidth={heightToWidth} />
      ) : (
        <Fitted text={seen} heightToWidth={heightToWidth} quiet={!done} />
      )}
    </button>
  );
}

function InputOnPage({ field, heightToWidth }: Props) {
  const { draft, messages, write } = useDesk();
  const text = draft.texts[field.id] ?? '';
  const size = fittedSize(text || field.label, heightToWidth, 0.56) * field.width * 90;
  return (
    <input
      id={idOfField(field)}
      type="text"
      value={text}
      onChange={(event) => write(field.id, event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      aria-label={`${field.label}, ${field.required ? messages.required : messages.optional}`}
      placeholder={field.label}
      maxLength={500}
      autoComplete="off"
      dir="auto"
      className={`${box} ${text.trim() ? filled : open} px-1.5 placeholder:text-mark`}
      style={{ ...boxStyle(field), fontSize: `min(${size}cqw, 1rem)` }}
    />
  );
}
