/** Line drawings on a 24 by 24 grid, stroked in the colour of the text. */

export const ICONS = {
  home: 'M4 20V10l8-6 8 6v10h-5v-6H9v6Z',
  log: 'M6 4h11a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a3 3 0 0 1-3-3v-1h9v1a2 2 0 0 0 3 2M9 8h6M9 12h6',
  rules:
    'M12 6c-2-1.500-4.500-2-8-2v14c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V4c-3.500 0-6 .5-8 2Zm0 0v14',
  chat: 'M4 5h16v11H11l-5 4v-4H4Z M8 9h8M8 12.500h5',
  table: 'M3 10h18M5 10l1 10M19 10l-1 10M12 10v10M8 5h8l1 5H7Z',
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-2',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M7 4v16l13-8Z',
  pause: 'M8 4v16M16 4v16',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  first: 'M18 5l-7 7 7 7M7 5v14',
  last: 'M6 5l7 7-7 7M17 5v14',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M19 14.500A8 8 0 0 1 9.500 5a8 8 0 1 0 9.500 9.500Z',
  system: 'M3 5h18v12H3ZM8 21h8M12 17v4',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20c0-4 2.500-6.500 6.500-6.500s6.500 2.500 6.500 6.500M16 4.500a3.500 3.500 0 0 1 0 6M18 14c2.300.8 3.500 3 3.500 6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.500 2',
  download: 'M12 4v11M7.500 11l4.500 4.500 4.500-4.500M4 20h16',
  upload: 'M12 16V5M7.500 9 12 4.500 16.500 9M4 20h16',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.500 15.500 21 21',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  check: 'M5 13l4.500 4.500L19 7',
  skip: 'M5 5v14l9-7ZM18 5v14',
  door: 'M5 21V8h2V5h2V3h6v2h2v3h2v13M3 21h18',
  bot: 'M5 9h14v10H5ZM12 9V5M9.500 5h5M9 13v1.500M15 13v1.500M3 12v4M21 12v4',
  device: 'M7 3h10v18H7ZM11 18h2',
  again: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4.500h4.500',
  slow: 'M5 4l8 8-8 8',
  normal: 'M4 4l8 8-8 8M11 4l8 8-8 8',
  instant: 'M13 2 5 13h6l-1 9 9-12h-6Z',
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9v6h4l5 4V5L8 9ZM16 9l5 6M21 9l-5 6',
  plus: 'M12 5v14M5 12h14',
} as const;

export type IconName = keyof typeof ICONS;
