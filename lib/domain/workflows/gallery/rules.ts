/**
 * Terminology. The *gallery* holds templates that this code makes, in each language: a *starting point* is one of them, or a blank file.
 * Each has a *sample*: data with which all of its tags are filled.
 */
export const galleryTemplates = ['contract', 'invoice', 'certificate', 'offer', 'nda', 'slides'] as const;
export type GalleryTemplate = (typeof galleryTemplates)[number];

export const startingPoints = ['blankDocument', 'blankSlides', ...galleryTemplates] as const;
export type StartingPoint = (typeof startingPoints)[number];

/** Those that lie across. */
const wide: ReadonlySet<StartingPoint> = new Set(['blankSlides', 'certificate', 'slides']);
export const isWide = (point: StartingPoint): boolean => wide.has(point);

export const isBlank = (point: StartingPoint): point is Exclude<StartingPoint, GalleryTemplate> => !(galleryTemplates as readonly string[]).includes(point);
