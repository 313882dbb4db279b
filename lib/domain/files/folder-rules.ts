/** Of one folder. */
export const maxFolderLevels = 5;
export const maxLevelLength = 80;
/** What somebody may type; what is too long of it is cut, level by level. */
export const maxFolderLength = 1_000;
