export const settingsRoom = {
  settingsRoom: {
    title: '設定',
  },
};
