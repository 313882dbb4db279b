/** How values of a run are written: in whose language, and in which time zone. */
export type Setting = {
  /** BCP 47, such as `de-CH`. */
  language: string;
  /** IANA, such as `Europe/Zurich`. */
  timeZone: string;
};
