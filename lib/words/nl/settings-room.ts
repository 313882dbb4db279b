export const settingsRoom = {
  settingsRoom: {
    title: 'Instellingen',
  },
};
