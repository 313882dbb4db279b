import { documentSettingNames, type EditedDocument, type EditedWorkflow, settingNames } from './definition';

/** One difference of the draft from what is live, at a place as `touched.ts` names them. */
export type DraftChange = { place: string; change: 'set' | 'added' | 'removed' | 'moved'; documentId: string | null };

/** What publishing would change: nothing that was done and taken back is in it. */
export function changesBetween(live: EditedWorkflow, draft: EditedWorkflow): DraftChange[] {
  const [was, is] = [byId(live), byId(draft)];
  const [kept, added] = [draft.documents.filter(({ id }) => was.has(id)), draft.documents.filter(({ id }) => !was.has(id))];
  const remaining = live.documents.filter(({ id }) => is.has(id));
  const isMoved = kept.some(({ id }, index) => remaining[index]?.id !== id);
  return [
    ...settingNames
      .filter((member) => JSON.stringify(live[member]) !== JSON.stringify(draft[member]))
      .map((place) => ({ place, change: 'set' as const, documentId: null })),
    ...live.documents.filter(({ id }) => !is.has(id)).map(({ id }) => ({ place: id, change: 'removed' as const, documentId: id })),
    ...kept.flatMap((document) => changesOf(was.get(document.id) as EditedDocument, document)),
    ...added.map(({ id }) => ({ place: id, change: 'added' as const, documentId: id })),
    ...(isMoved ? [{ place: 'order', change: 'moved' as const, documentId: null }] : []),
  ];
}

const byId = ({ documents }: EditedWorkflow): Map<string, EditedDocument> => new Map(documents.map((document) => [document.id, document]));

const changesOf = (was: EditedDocument, is: EditedDocument): DraftChange[] =>
  documentSettingNames
    .filter((member) => JSON.stringify(was[member]) !== JSON.stringify(is[member]))
    .map((member) => ({ place: `${is.id}.${member}`, change: 'set', documentId: is.id }));
