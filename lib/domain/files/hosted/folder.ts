import { safeFolderName } from '@/lib/engines/office/language/safe-file-name';
import { maxFolderLevels, maxLevelLength } from '../rules';

/** A folder of these levels, as files keep it: each as every file system takes it, without those of which nothing is left. */
export const folderOf = (levels: readonly string[]): string =>
  levels
    .map((level) => safeFolderName(level.trim(), maxLevelLength))
    .filter((level) => level !== '')
    .slice(0, maxFolderLevels)
    .join('/');

/** A folder as somebody writes it, with slashes of either kind between its levels. */
export const folderFrom = (text: string): string => folderOf(text.split(/[/\\]/));
