export const settingsRoom = {
  settingsRoom: {
    title: 'Impostazioni',
  },
};
