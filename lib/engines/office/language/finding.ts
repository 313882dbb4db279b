/** A warning or a fault, found in a template or while it was filled. */
export type Finding = {
  /** Stable, such as `missing_value`. */
  code: string;
  /** What is the matter, and what to do. */
  message: string;
  /** What stands between the braces. */
  tag?: string;
  /** Where in the document; the language itself knows no places. */
  place?: string;
};

/** Whether a tag's place stays empty for want of a value of its kind. */
export const isLeftEmpty = ({ code }: Finding): boolean => code === 'missing_value' || code === 'not_a_list';

export type Report = (finding: Finding) => void;
