export const settingsRoom = {
  settingsRoom: {
    title: 'Réglages',
  },
};
