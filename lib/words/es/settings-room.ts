export const settingsRoom = {
  settingsRoom: {
    title: 'Ajustes',
  },
};
