export const homeRoom = {
  homeRoom: {
    title: 'Start',
  },
};
