'use client';
import { useMemo } from 'react';
import { DocumentCard, type DocumentCardProps } from './document-card';
import { EditingProvider, useEditing } from './editing';

/** A card that is drawn anew only where something of it is otherwise: else fifty of them would be, with each letter that is typed. */
export function CardScope({ document, index, all }: DocumentCardProps) {
  const editing = useEditing();
  const { state, shown, words, language, mayEdit } = editing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is all that a card reads of it; what is under way it does not show
  const ofCard = useMemo(() => editing, [state.view, state.refused, shown.language, shown.timeZone, words, language, mayEdit]);
  const around = [-1, 1, 2].map((step) => all[index + step]?.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the other documents only the nearest count, and how many there are
  return useMemo(
    () => (
      <EditingProvider value={ofCard}>
        <DocumentCard document={document} index={index} all={all} />
      </EditingProvider>
    ),
    [ofCard, document, index, around, all.length],
  );
}
