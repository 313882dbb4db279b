export const filesRoom = {
  filesRoom: {
    title: 'ファイル',
  },
};
