export const teamRoom = {
  teamRoom: {
    title: 'チーム',
  },
};
