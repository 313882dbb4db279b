export const filesRoom = {
  filesRoom: {
    title: 'File',
  },
};
