export const teamRoom = {
  teamRoom: {
    title: 'Équipe',
  },
};
