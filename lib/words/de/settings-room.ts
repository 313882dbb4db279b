export const settingsRoom = {
  settingsRoom: {
    title: 'Einstellungen',
  },
};
