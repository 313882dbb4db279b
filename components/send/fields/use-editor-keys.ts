'use client';
import type { KeyboardEvent } from 'react';
import { newFieldId, useSendDesk } from '../desk';
import { commandFor } from '../editor/commands';
import { idOfPlaced } from '../placed-id';

const isWriting = (target: EventTarget): boolean => target instanceof HTMLElement && target.matches('input, textarea, select');

/** The editor's keys, wherever on the page the focus is, but not where something is typed or in a dialog. */
export function useEditorKeys() {
  const { editor, act, pages, arm, armed } = useSendDesk();
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || isWriting(event.target) || !(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (event.key === 'Escape' && armed) return arm(null);
    const state = { editor, pages, newId: newFieldId };
    const action = commandFor(event, state)?.perform(state, event);
    if (!action) return;
    event.preventDefault();
    act(action);
    if (action.type === 'copy') requestAnimationFrame(() => document.getElementById(idOfPlaced(action.newId))?.focus());
  };
}
