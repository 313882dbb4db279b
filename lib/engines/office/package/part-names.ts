/** The folder of a part, with its last slash; '' at the top. */
const folderOf = (part: string): string => part.slice(0, part.lastIndexOf('/') + 1);

const lastName = (part: string): string => part.slice(part.lastIndexOf('/') + 1);

/** Where the relationships of a part stand; those of the package itself for ''. */
export const relationshipsPart = (part: string): string => `${folderOf(part)}_rels/${lastName(part)}.rels`;

/** The part that a relationship of `from` leads to. */
export function targetPart(from: string, target: string): string {
  const path: string[] = target.startsWith('/') ? [] : folderOf(from).split('/').slice(0, -1);
  for (const step of target.replace(/[?#].*$/, '').split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

/** A name for a copy of a part, which no part has yet. */
export function freeName(part: string, isTaken: (name: string) => boolean): string {
  const [, stem = part, extension = ''] = /^(.*?)\d*(\.[^./]+)$/.exec(part) ?? [];
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number}${extension}`;
    if (!isTaken(name)) return name;
  }
}
