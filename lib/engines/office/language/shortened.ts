/** A value as it is quoted in a finding. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
