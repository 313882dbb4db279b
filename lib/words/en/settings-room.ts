export const settingsRoom = {
  settingsRoom: {
    title: 'Settings',
  },
};
