export type OfficeFault =
  /** Another kind of file, whatever its name says. */
  | 'not_office'
  | 'encrypted_file'
  | 'macros'
  | 'zip_bomb'
  | 'broken_file'
  /** A document type definition or entities in an XML part. */
  | 'doctype'
  | 'too_deep'
  | 'too_large'
  /** Takes more time or memory than a file may. */
  | 'too_complex'
  /** An {{#if}}, {{else}}, {{/if}}, {{#each}} or {{/each}} without its counterpart. */
  | 'broken_block';

/** Which tag is at fault, as it is written, and where it stands. */
export type FaultyTag = { tag: string; place: string };

/** What a file is refused for, and what to do about it. */
export class OfficeRefused extends Error {
  readonly code: OfficeFault;
  readonly advice: string;
  readonly faulty: FaultyTag | undefined;

  constructor(code: OfficeFault, message: string, advice: string, faulty?: FaultyTag, cause?: unknown) {
    super(message, { cause });
    this.name = 'OfficeRefused';
    this.code = code;
    this.advice = advice;
    this.faulty = faulty;
  }
}

export const brokenFile = (what: string): OfficeRefused =>
  new OfficeRefused('broken_file', `The file is damaged: ${what}.`, 'Open it in the program that it was made with, save it again and send that.');
