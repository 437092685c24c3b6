export default {
  how: 'To play, scan the picture or type into the browser:',
  closed: 'Sit down at the table!',
  here: '{n} player so far | {n} players so far',
};
