export const filesRoom = {
  filesRoom: {
    title: 'Files',
  },
};
