export const filesRoom = {
  filesRoom: {
    title: 'Bestanden',
  },
};
