'use client';
import { useState } from 'react';
import type { Language } from '@/lib/core/i18n/languages';
import { PageHead } from '../dashboard/page-head';
import { Section } from '../dashboard/section';
import { Button, ButtonLink } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { ChoiceField } from '../ui/choice-field';
import { CopyLinkButton, type CopyWords, LinkField } from '../ui/copy-link';
import { Dialog } from '../ui/dialog';
import { Mark } from '../ui/mark';
import { Notice } from '../ui/notice';
import { Tabs } from '../ui/tabs';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import { When } from '../ui/when';

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;
const notices = ['info', 'success', 'warning', 'danger'] as const;
const link = 'https://sign.example.net/sign/WnVrdW5mdC_x-1';

/** Every control in each of its states. What it says is no sentence of the product, so it stands in English alone. */
export function Controls({ language, words }: { language: Language; words: CopyWords }) {
  const [tab, setTab] = useState<'type' | 'draw'>('type');
  const [open, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHead title="Title of a room" lead="What the room is for." actions={<Button kind="primary">Primary act</Button>} />
      <Section id="buttons" title="Buttons">
        {[false, true].map((disabled) => (
          <div key={String(disabled)} className="flex flex-wrap gap-3">
            {kinds.map((kind) => (
              <Button key={kind} kind={kind} disabled={disabled}>
                {disabled ? `${kind}, disabled` : kind}
              </Button>
            ))}
          </div>
        ))}
        <p>
          <ButtonLink href="#buttons">A link that looks like a button</ButtonLink>
        </p>
      </Section>
      <Section id="fields" title="Fields">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField label="Plain" defaultValue="Anna Berg" />
          <TextField label="With a hint" hint="As it should stand in the document." />
          <TextField label="With a problem" defaultValue="anna@" problem="Give one email address, such as anna@example.com." />
          <TextField label="Disabled" defaultValue="cannot be changed" disabled />
          <ChoiceField
            name="choice"
            label="Choice"
            chosen="b"
            options={[
              { value: 'a', label: 'First' },
              { value: 'b', label: 'Second' },
            ]}
          />
          <TextArea label="Longer text" hint="At most 500 characters." defaultValue="Hello" />
          <Checkbox label="I have read the document and agree." />
          <Checkbox label="With a problem" problem="Tick the box to go on." />
          <LinkField link={link} label="Link to pass on" words={words} />
          <div>
            <CopyLinkButton link={link} label="Link in the room of a button" words={words} />
          </div>
        </div>
      </Section>
      <Section id="notices" title="Notices">
        {notices.map((kind) => (
          <Notice key={kind} kind={kind} title={`Notice: ${kind}`}>
            What has happened, and what to do.
          </Notice>
        ))}
      </Section>
      <Section id="others" title="Others">
        <Tabs
          label="Ways"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'type', label: 'Type', content: 'What the first tab holds.' },
            { value: 'draw', label: 'Draw', content: 'What the second tab holds.' },
          ]}
        />
        <p className="flex flex-wrap items-center gap-4">
          <Mark className="size-10 text-accent" />
          <When iso="2026-11-21T09:30:05.000Z" language={language} timeZone="Europe/Berlin" />
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        </p>
        <Dialog open={open} onOpenChange={setOpen} title="Withdraw the request?" description="Its link stops working." closeLabel="Close">
          <Button kind="danger" onClick={() => setOpen(false)}>
            Withdraw
          </Button>
        </Dialog>
      </Section>
    </div>
  );
}
