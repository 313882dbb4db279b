'use client';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';

type Tab<T extends string> = { value: T; label: string; content: ReactNode };
type Props<T extends string> = { label: string; value: T; onValueChange: (value: T) => void; tabs: readonly Tab<T>[] };

export function Tabs<T extends string>({ label, value, onValueChange, tabs }: Props<T>) {
  return (
    <Root value={value} onValueChange={(next) => onValueChange(next as T)}>
      <List aria-label={label} className="flex flex-wrap border-b border-line">
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 grow border-b-2 border-transparent px-3 py-2 text-ink-quiet hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink forced-colors:data-[state=inactive]:border-b-[Canvas]"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className="pt-4" tabIndex={-1}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
