import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/i18n/languages';
import { CallerText, callerText, oneLine } from './caller-text';
import { sans, serif, tinted } from './palette';
import type { Part } from './part';

type Standing = { confirmed: boolean; words: string };

/** One row: a title, something to open by its name, a person with an address, or a plain text such as a date. */
export type Fact =
  | { kind: 'title'; label: string; title: string }
  | { kind: 'link'; label: string; name: string; href: string }
  | { kind: 'person'; label: string; name: string | null; email: string; standing?: Standing }
  | { kind: 'text'; label: string; text: string };

/** A table of facts with hairlines; in plain text one fact a line. */
export function facts(language: Language, rows: readonly Fact[]): Part {
  return {
    html: (
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 24px', borderCollapse: 'collapse' }}>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.label} ${row.kind === 'link' ? row.href : ''}`} label={row.label}>
              {content(row)}
            </Row>
          ))}
        </tbody>
      </table>
    ),
    text: rows.map((row) => `${row.label}${language === 'fr' ? '\u00a0' : ''}: ${contentText(row)}`).join('\n'),
  };
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  const hairline = { borderTopWidth: 1, borderTopStyle: 'solid', verticalAlign: 'top' } as const;
  const name = tinted(['quiet', 'line'], { ...hairline, width: 128, padding: '10px 16px 10px 0', font: `400 14px/24px ${sans}` });
  const value = tinted(['ink', 'line'], { ...hairline, padding: '10px 0', font: `400 16px/24px ${sans}` });
  return (
    <tr>
      <td {...name} className={`${name.className} label`}>
        {label}
      </td>
      <td {...value} className={`${value.className} value`}>
        {children}
      </td>
    </tr>
  );
}

function content(fact: Fact): ReactNode {
  if (fact.kind === 'text') return fact.text;
  if (fact.kind === 'title')
    return (
      <strong style={{ font: `600 18px/24px ${serif}` }}>
        <CallerText>{fact.title}</CallerText>
      </strong>
    );
  if (fact.kind === 'link')
    return (
      <a href={fact.href} {...tinted('accent', { textDecoration: 'underline' })}>
        <CallerText>{fact.name}</CallerText>
      </a>
    );
  const { name, email, standing } = fact;
  return (
    <>
      {name ? <Line>{name}</Line> : null}
      <Line quiet={Boolean(name)}>{email}</Line>
      {standing ? (
        <span {...tinted(standing.confirmed ? 'confirmed' : 'unconfirmed', { display: 'block', fontSize: 14 })}>{standingText(standing)}</span>
      ) : null}
    </>
  );
}

function Line({ quiet = false, children }: { quiet?: boolean; children: string }) {
  const words = <CallerText>{children}</CallerText>;
  return quiet ? <span {...tinted('quiet', { display: 'block' })}>{words}</span> : <span style={{ display: 'block' }}>{words}</span>;
}

function contentText(fact: Fact): string {
  if (fact.kind === 'text') return fact.text;
  if (fact.kind === 'title') return callerText(fact.title);
  if (fact.kind === 'link') return `${callerText(fact.name)}\n${fact.href}`;
  const address = fact.name ? `${callerText(fact.name)} <${oneLine(fact.email)}>` : oneLine(fact.email);
  return fact.standing ? `${address} (${fact.standing.words})` : address;
}

const standingText = ({ confirmed, words }: Standing): string => (confirmed ? `✓ ${words}` : words);
