export const homeRoom = {
  homeRoom: {
    title: 'ホーム',
  },
};
