export const teamRoom = {
  teamRoom: {
    title: 'Gruppo',
  },
};
