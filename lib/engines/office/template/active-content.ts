import type { Finding } from '../language/finding.ts';
import type { OfficePackage } from '../package/office-package.ts';
import { relationshipKind } from '../package/relationships.ts';

/** Relationships to what a program could run or unpack. */
const EMBEDDED = new Set(['oleObject', 'package', 'control', 'activeXControlBinary', 'ctrlProp']);
const MAX_SHOWN = 120;

/** What a document would fetch from elsewhere, or carries beside its text: none of it takes part when a PDF is made. */
export function activeContent(office: OfficePackage): Finding[] {
  const findings: Finding[] = [];
  for (const name of office.names()) {
    if (!/\.rels$/i.test(name)) continue;
    const from = name.replace(/_rels\/([^/]*)\.rels$/i, '$1');
    for (const relationship of office.relationships(from).all()) {
      const kind = relationshipKind(relationship);
      if (relationship.isExternal && kind !== 'hyperlink') {
        const target = relationship.target.slice(0, MAX_SHOWN);
        findings.push({ code: 'external_content', message: `The file refers to something outside of it (${kind}: ${target}). The PDF is made without it.` });
      } else if (EMBEDDED.has(kind) && !/charts?\//i.test(from)) {
        findings.push({ code: 'embedded_object', message: `The file carries an embedded object (${kind}). The PDF shows its picture alone.` });
      }
    }
    if (office.relationships(from).ofKind('aFChunk').length > 0)
      findings.push({
        code: 'external_content',
        message: 'The file carries another document in itself (altChunk), whose tags are not filled. The PDF is made without it.',
      });
  }
  return findings;
}
