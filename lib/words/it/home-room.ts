export const homeRoom = {
  homeRoom: {
    title: 'Inizio',
  },
};
