export const settingsRoom = {
  settingsRoom: {
    title: 'Configurações',
  },
};
