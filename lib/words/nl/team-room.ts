export const teamRoom = {
  teamRoom: {
    title: 'Team',
  },
};
