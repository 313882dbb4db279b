// Read by the launcher too, which installs them: nothing is imported here.

/**
 * Debian packages of the converter, each with a file that shows it is there. Of Writer and Impress it is one that their
 * `-nogui` packages lack: without it a document with comments crashes.
 */
export const OFFICE_PACKAGES = [
  { name: 'libreoffice-writer', file: '/usr/lib/libreoffice/share/config/soffice.cfg/modules/swriter/ui/annotation.ui' },
  { name: 'libreoffice-impress', file: '/usr/lib/libreoffice/share/config/soffice.cfg/modules/simpress/ui/annotation.ui' },
  { name: 'fonts-crosextra-carlito', file: '/usr/share/fonts/truetype/crosextra/Carlito-Regular.ttf' },
  { name: 'fonts-crosextra-caladea', file: '/usr/share/fonts/truetype/crosextra/Caladea-Regular.ttf' },
  { name: 'fonts-liberation2', file: '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf' },
  { name: 'fonts-noto-cjk', file: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc' },
  { name: 'fonts-symbola', file: '/usr/share/fonts/truetype/ancient-scripts/Symbola_hint.ttf' },
  { name: 'bubblewrap', file: '/usr/bin/bwrap' },
] as const;

export const INSTALL_LINE = `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${OFFICE_PACKAGES.map(({ name }) => name).join(' ')}`;
