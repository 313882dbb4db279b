import { CallerText, callerText } from './caller-text';
import { sans, tinted } from './palette';
import { inOrder, type Part } from './part';
import { sentence, type Value } from './sentence';

/** What a person wrote, and who it was: set off from our own words. `caption` has the placeholder `{name}`. */
export function quote(caption: string, name: Value, text: string): Part {
  const heading = sentence(caption, { name });
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return {
    html: (
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 24px' }}>
        <tbody>
          <tr>
            <td {...tinted(['ink', 'bar'], { padding: '0 0 0 16px', borderLeftWidth: 2, borderLeftStyle: 'solid' })}>
              <p {...tinted('quiet', { margin: '0 0 4px', font: `400 14px/21px ${sans}` })}>{heading.html}</p>
              <p {...tinted('ink', { margin: 0, font: `400 16px/24px ${sans}` })}>{inOrder(lines.map(quotedLine))}</p>
            </td>
          </tr>
        </tbody>
      </table>
    ),
    text: [heading.text, ...lines.map((line) => `> ${callerText(line)}`.trimEnd())].join('\n'),
  };
}

const quotedLine = (line: string, index: number) => (
  <>
    {index ? <br /> : null}
    <CallerText>{line}</CallerText>
  </>
);
