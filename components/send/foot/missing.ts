import { CHOOSE_ID } from '../document/choose-id';
import { type HeldDocument, isUploading } from '../document/held-document';
import type { Letter } from '../draft/view';
import type { EditorField } from '../editor/field';
import { MOST_MESSAGE_CHARACTERS } from '../people/limits';
import { idOfPlaced } from '../placed-id';
import type { SendWords } from '../send-words';

/** What keeps a draft from being sent, and the element that mends it. */
export type Missing = { need: keyof SendWords['foot']['needs']; target: string };

type Draft = { document: HeldDocument; letter: Letter; fields: readonly EditorField[] };

/** What no mailbox is: the service looks closer. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Everything that is still to be done, in the order of the page. */
export function missingOf({ document, letter, fields }: Draft): Missing[] {
  const missing: Missing[] = [];
  const need = (isNeeded: boolean, name: Missing['need'], target: string) => isNeeded && missing.push({ need: name, target });
  const hasNone = document.kind === 'none' || (document.kind === 'markdown' && !letter.markdown?.trim()) || (document.kind === 'pdf' && isStuck(document));
  need(hasNone, 'document', document.kind === 'none' ? CHOOSE_ID : 'send-document');
  need(isUploading(document), 'upload', 'send-document');
  if (document.kind === 'pdf') {
    const nameless = fields.find(({ kind, label }) => kind === 'text' && !label?.trim());
    if (nameless) need(true, 'label', idOfPlaced(nameless.id));
    const orphan = letter.senderSigns ? undefined : fields.find(({ party }) => party === 'sender');
    if (orphan) need(true, 'senderField', idOfPlaced(orphan.id));
  }
  need(!letter.title.trim(), 'title', 'send-title');
  need(!letter.signer.name.trim(), 'name', 'send-signer-name');
  need(!letter.signer.email.trim(), 'email', 'send-signer-email');
  need(letter.signer.email.trim() !== '' && !address.test(letter.signer.email.trim()), 'badEmail', 'send-signer-email');
  need([...letter.message].length > MOST_MESSAGE_CHARACTERS, 'message', 'send-message');
  return missing;
}

const isStuck = ({ upload }: Extract<HeldDocument, { kind: 'pdf' }>): boolean =>
  upload !== null && (upload.state === 'refused' || upload.state === 'failed' || upload.state === 'offline');
