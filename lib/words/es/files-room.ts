export const filesRoom = {
  filesRoom: {
    title: 'Archivos',
  },
};
